/** A boundary that no encoded value contains. */
const ownBoundary = 'part';

/**
 * Rewrites a multipart body for Prism's validators: texts exactly, files by their size.
 *
 * Prism's own form parser throws for a file name with `=`, counts a Japanese letter as three, decodes percent signs, and
 * takes seconds for some megabytes.
 *
 * @param body as it came; the mock server forwards it unchanged
 * @param mediaType value of Content-Type, with its boundary
 * @throws TypeError if the body is not a form
 */
export async function formForPrism(
  body: Buffer,
  mediaType: string,
): Promise<{ mediaType: string; body: string }> {
  const headers = { 'Content-Type': mediaType };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const parts = [...form].map(([name, value]) => {
    // An empty file stays empty: the provider has its own code for it (400-1-05-07).
    const size = typeof value === 'string' ? 0 : value.size;
    const text = typeof value === 'string' ? value : size > 0 ? `${size} bytes` : '';
    // Prism decodes percent signs, so this arrives unchanged.
    return `--${ownBoundary}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${encodeURIComponent(text)}\r\n`;
  });
  return {
    mediaType: `multipart/form-data; boundary=${ownBoundary}`,
    body: `${parts.join('')}--${ownBoundary}--\r\n`,
  };
}
