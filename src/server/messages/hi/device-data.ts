// The questions before a phone tells something, in Hindi.

import type { deviceData as english } from '../en/device-data.ts'

export const deviceData: typeof english = {
  location: {
    question:
      'क्या हम एक बार आपके फ़ोन से पूछ सकते हैं कि आप कहाँ हैं, ताकि देखें कि वहाँ लोन दे सकते हैं या नहीं? आप मना कर सकते हैं: इससे आपके लोन में कुछ नहीं बदलता।',
    keeps: (v) => `हम सिर्फ़ इलाका, करीब 10 किमी तक, ${v.days} दिन रखते हैं, और आपका पीछा कभी नहीं करते।`,
  },
  deviceInfo: {
    question:
      'क्या आपका फ़ोन हमें बता सकता है कि उसमें कौन-सा सिस्टम है, ताकि हम जान सकें कि क्या काम नहीं करता? आप मना कर सकते हैं: इससे आपके लोन में कुछ नहीं बदलता।',
    keeps: (v) => `हम सिस्टम और उसका मुख्य संस्करण ${v.days} दिन रखते हैं, फ़ोन का मॉडल या नंबर नहीं।`,
  },
}
