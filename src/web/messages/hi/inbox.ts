// Words of the inbox, in Hindi.

import type { inbox as english } from '../en/inbox.ts'

export const inbox: typeof english = {
  title: 'संदेश',
  fresh: 'नया',
  earlier: 'पहले के',
  markRead: 'सब पढ़ा हुआ मानें',
  none: 'यहाँ अभी कुछ नहीं है।',
  noneText: 'फ़ैसले, रसीदें, याद दिलाने वाले संदेश और हमारे जवाब यहाँ होंगे, हर एक अपनी तारीख के साथ।',
  texted: (phone) => `सबसे ज़रूरी संदेश हम ${phone} पर SMS करते हैं। आप उन्हें हमेशा यहाँ पढ़ सकते हैं।`,
  choose: 'चुनें कि हम क्या SMS करें',
}
