/** No encoded value contains it. */
const ownBoundary = 'part';

/** One part of a form. */
type Part = { name: string; isFile: boolean; data: Buffer };

/** @throws TypeError if the body does not end as its boundary says */
function splitForm(body: Buffer, boundary: string): Part[] {
  const parts: Part[] = [];
  // As if a line had ended before the first boundary: then all of them look alike.
  const whole = Buffer.concat([Buffer.from('\r\n'), body]);
  const separator = Buffer.from(`\r\n--${boundary}`);
  let start = whole.indexOf(separator);
  if (start < 0) throw new TypeError('a form that its boundary does not begin');
  for (;;) {
    const head = start + separator.length;
    if (whole.subarray(head, head + 2).toString() === '--') return parts;
    const end = whole.indexOf(separator, head);
    if (end < 0) throw new TypeError('a form that its boundary does not end');
    const blank = whole.indexOf('\r\n\r\n', head);
    if (blank < 0 || blank > end) throw new TypeError('a part of a form without its blank line');
    const headers = whole.subarray(head, blank).toString('utf8');
    const name = /\bname="([^"]*)"/i.exec(headers)?.[1];
    if (name === undefined) throw new TypeError('a part of a form without a name');
    const isFile = /;\s*filename\*?=/i.test(headers);
    parts.push({ name, isFile, data: whole.subarray(blank + 4, end) });
    start = end;
  }
}

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
export function formForPrism(body: Buffer, mediaType: string): { mediaType: string; body: string } {
  const boundary = /;\s*boundary="?([^";]+)/i.exec(mediaType)?.[1];
  if (boundary === undefined) throw new TypeError('a form without a boundary');
  const parts = splitForm(body, boundary).map(({ name, isFile, data }) => {
    // An empty file stays empty: the provider has a code of its own for it (400-1-05-07).
    const text = isFile && data.length > 0 ? `${data.length} bytes` : data.toString('utf8');
    // Prism decodes percent signs, so this arrives as it was.
    return `--${ownBoundary}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${encodeURIComponent(text)}\r\n`;
  });
  return {
    mediaType: `multipart/form-data; boundary=${ownBoundary}`,
    body: `${parts.join('')}--${ownBoundary}--\r\n`,
  };
}
