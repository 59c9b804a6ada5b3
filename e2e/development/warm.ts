/**
 * Asks for everything that the development server's first page is made of, so that it is translated
 * before a test opens that page: a developer waits for it once, and so does a worker.
 */
export async function warm(origin: string): Promise<void> {
  const asked = new Set<string>();
  const follow = async (address: string): Promise<void> => {
    if (asked.has(address)) return;
    asked.add(address);
    const text = await (await fetch(`${origin}${address}`)).text();
    const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\/(?:src|generated)\/[^"]+)"/g)];
    for (const [, next = ''] of named) await follow(next);
  };
  await follow('/src/main.tsx');
}
