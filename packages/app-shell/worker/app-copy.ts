/** The copy of one build in the browser: filled at install, read at each visit. */
import {
  comesWith,
  CONFIG,
  isKeptOnUse,
  isOfBuild,
  MARK,
  mayKeepFile,
  mayKeepPage,
  outdated,
  PAGE,
  PREFIX,
  type Build,
} from './plan.ts';

/** The encoding a file came in does not matter for what it says. */
const ANY = { ignoreVary: true };

export type AppCopy = {
  readonly fill: () => Promise<void>;
  /** From now on pages come from this copy. */
  readonly begin: () => Promise<void>;
  readonly page: (request: Request, later: (work: Promise<unknown>) => void) => Promise<Response>;
  readonly file: (request: Request, later: (work: Promise<unknown>) => void) => Promise<Response>;
  /** Keeps what a page has used, with the rest of its family. */
  readonly keep: (used: readonly string[]) => Promise<void>;
  /** Keeps every screen: a part that is missing when the server has only the next version is an error page. */
  readonly keepAll: () => Promise<void>;
  readonly config: (request: Request) => Promise<Response>;
};

export function appCopy(build: Build): AppCopy {
  const name = PREFIX + build.id;
  const open = () => caches.open(name);
  /** The copy to write to; null once it was taken away: to open it would make it anew, and nobody would remove it. */
  const openUnlessRemoved = async () => ((await caches.has(name)) ? open() : null);
  const cached = (what: string) => caches.match(what, { ...ANY, cacheName: name });

  /** The page as the server sends it now, if it is of this build. */
  async function freshPage(): Promise<Response | null> {
    const got = await fetch(PAGE, { cache: 'no-cache', priority: 'low' });
    if (!mayKeepPage(got)) return null;
    return isOfBuild(await got.clone().text(), build) ? got : null;
  }
  async function renew(): Promise<void> {
    const page = await freshPage().catch(() => null);
    if (page !== null) await (await openUnlessRemoved())?.put(PAGE, page);
  }
  async function add(cache: Cache, file: string): Promise<void> {
    // Names under assets/ contain a sum of the content: what an earlier build had is the same.
    const known = file.startsWith('/assets/') ? await caches.match(file, ANY) : undefined;
    const got = known ?? (await fetch(file));
    if (known === undefined && !mayKeepFile(got)) throw new Error(`${file} is not there.`);
    await cache.put(file, got);
  }
  async function addMissing(files: readonly string[]): Promise<void> {
    // Opened once: what is written to a copy that was taken away meanwhile goes with it.
    const cache = await openUnlessRemoved();
    if (cache === null) return;
    for (const file of files) if ((await cache.match(file, ANY)) === undefined) await add(cache, file);
  }
  const keep = (used: readonly string[]) => addMissing([...used, ...comesWith(used, build)]);
  async function since(one: string): Promise<number | null> {
    const mark = await (await caches.open(one)).match(MARK);
    return mark === undefined ? null : Number(await mark.text());
  }

  return {
    async fill() {
      const cache = await open();
      // One after the other: whoever just signs in needs the line more.
      for (const file of build.files) if ((await cache.match(file, ANY)) === undefined) await add(cache, file);
      const page = await freshPage();
      if (page === null) throw new Error('The page on the server is of another build.');
      await cache.put(PAGE, page);
    },
    async begin() {
      await (await open()).put(MARK, new Response(String(Date.now())));
      const names = await caches.keys();
      const copies = new Map(await Promise.all(names.map(async (one) => [one, await since(one)] as const)));
      await Promise.all(outdated(copies, name).map((one) => caches.delete(one)));
    },
    async page(request, later) {
      const page = await cached(PAGE);
      // Configuration and policy stand in the page: whatever is shown now, the next visit has the newest.
      later(renew());
      return page ?? fetch(request);
    },
    keep,
    keepAll: () => addMissing(build.families.flat()),
    async file(request, later) {
      const file = (await cached(request.url)) ?? (await caches.match(request.url, ANY));
      if (file !== undefined) return file;
      const cache = await openUnlessRemoved();
      const got = await fetch(request);
      if (!mayKeepFile(got)) {
        // A part of this build is gone from the server: the next visit must ask the server for its page.
        if (got.status < 500) await cache?.delete(PAGE);
      } else if (isKeptOnUse(request.url)) {
        await cache?.put(request.url, got.clone());
        // A part that cannot come now comes when it is used.
        later(keep([new URL(request.url).pathname]).catch(() => undefined));
      }
      return got;
    },
    async config(request) {
      const cache = await openUnlessRemoved();
      try {
        const got = await fetch(request);
        if (mayKeepFile(got)) await cache?.put(CONFIG, got.clone());
        return got;
      } catch (error) {
        const config = await cached(CONFIG);
        if (config === undefined) throw error;
        return config;
      }
    },
  };
}
