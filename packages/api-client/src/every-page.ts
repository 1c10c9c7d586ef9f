/** Lists that a screen needs as a whole. */
type Page<Data> = { readonly data: Data; readonly response: Response };

/** All pages, one after the other: a school has a few. */
export async function everyPage<Data>(ask: (query: { cursor?: string }) => Promise<Page<Data>>): Promise<Data[]> {
  const pages: Data[] = [];
  for (let query: { cursor?: string } = {}; ;) {
    const { data, response } = await ask(query);
    pages.push(data);
    const cursor = response.headers.get('proximo-cursor');
    if (cursor === null) return pages;
    query = { cursor };
  }
}
