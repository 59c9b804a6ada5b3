/**
 * Pads a PDF to a size by a comment before its cross-reference table, where only the offset of the
 * table changes.
 *
 * @returns the same PDF if it is already large enough
 */
export function padPdf(pdf: Buffer, size: number): Buffer {
  const tail = pdf.subarray(-64).toString('latin1');
  const found = /startxref\n(\d+)\n%%EOF\n*$/.exec(tail);
  if (!found) throw new Error('This is no PDF with a cross-reference table.');
  const table = Number(found[1]);
  const body = pdf.subarray(0, table);
  const rest = pdf.subarray(table, pdf.length - found[0].length);
  const endOf = (start: number) => `startxref\n${start}\n%%EOF\n`;
  // The new offset of the table may have one digit more, which leaves one byte less to pad.
  const room = size - body.length - rest.length;
  const filling = room - endOf(size).length;
  if (filling < 2) return pdf;
  for (let length = filling; length <= filling + 4; length += 1) {
    const end = endOf(body.length + length);
    if (length + end.length === room) {
      const comment = `%${' '.repeat(length - 2)}\n`;
      return Buffer.concat([body, Buffer.from(comment), rest, Buffer.from(end)]);
    }
  }
  return pdf;
}
