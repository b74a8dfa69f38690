// A small picture as the body of a multipart call.

import sharp from 'sharp'

/** `field`: the name of the file in the form. */
export async function pictureForm(field: string): Promise<{ type: string; body: Buffer }> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  return {
    type: 'multipart/form-data; boundary=x',
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
  }
}
