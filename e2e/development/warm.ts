/**
 * Requests all modules of the development server's first page, so that they are compiled before a test opens
 * that page.
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
