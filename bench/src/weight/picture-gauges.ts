/** The figures of one first picture beside its limits. */
import type { Gauge } from './budgets.ts';
import type { Picture } from './first-picture.ts';

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
