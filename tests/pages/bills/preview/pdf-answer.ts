/** A PDF that the server declares as HTML. */
export const pdfAnswer = (): Response =>
  new Response('%PDF', {
    headers: {
      'content-type': 'text/html',
      'content-disposition': 'attachment; filename="a.pdf"',
    },
  });
