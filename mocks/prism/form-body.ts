/** Any text that no encoded value contains. */
const boundary = 'part';

/**
 * Rewrites a multipart body for Prism's validators: texts exactly, files by their size.
 *
 * Prism would read them itself, but a file's name with `=` makes it throw, Japanese counts three
 * letters for one, percent signs are decoded, and some megabytes take seconds.
 *
 * @param body as it came; this is what is sent on
 * @param mediaType value of Content-Type, with its boundary
 * @throws TypeError if the body is no such form
 */
export async function formForPrism(
  body: Buffer,
  mediaType: string,
): Promise<{ mediaType: string; body: string }> {
  const headers = { 'Content-Type': mediaType };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const parts = [...form].map(([name, value]) => {
    const text = typeof value === 'string' ? value : sizeOf(value);
    // Prism decodes percent signs, so this arrives as it was.
    return `--${boundary}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${encodeURIComponent(text)}\r\n`;
  });
  return {
    mediaType: `multipart/form-data; boundary=${boundary}`,
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}

/** An empty file stays empty: the provider has a code of its own for it (400-1-05-07). */
const sizeOf = ({ size }: File): string => (size === 0 ? '' : `${size} bytes`);
