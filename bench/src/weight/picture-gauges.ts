/** The figures of one first picture beside its limits. */
import { KB, type Gauge } from './budgets.ts';
import type { Picture } from './first-picture.ts';

/** What a picture may have unless its row says more; the page is with the styles of the shell, the script inside it and the login. */
export const USUAL = { html: 14 * KB, styles: 8 * KB, requests: 12 } as const;

export type PictureLimits = Readonly<Record<'html' | 'scripts' | 'styles' | 'requests', number>>;

export function pictureGaugesOf(name: string, picture: Picture, limits: PictureLimits): Gauge[] {
  const gauge = (what: string, bytes: number, limit: number) => ({
    what: `first picture of ${name}: ${what}`,
    bytes,
    raw: bytes,
    limit,
  });
  return [
    gauge('requests', picture.requests, limits.requests),
    gauge('page, Brotli', picture.html, limits.html),
    gauge('scripts, Brotli', picture.scripts, limits.scripts),
    gauge('styles, Brotli', picture.styles, limits.styles),
    gauge('fonts', picture.fonts, 0),
  ];
}
