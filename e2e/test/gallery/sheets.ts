/** Which stories stand on which sheet, and the page of a sheet. It opens nothing. */
import { GalleryError } from './options.ts';

/** A story as `index.json` of a built Storybook lists it. */
export type Story = {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
};
export type Sheet = { readonly title: string; readonly stories: readonly Story[] };

export const SIZES = [
  { size: 'phone', width: 360, height: 800 },
  { size: 'desktop', width: 1280, height: 800 },
] as const;
export type Size = (typeof SIZES)[number]['size'];

/** What begins the title of a screen; the others are components of the design system. */
const SCREENS = ['student-v1/', 'student-v2/', 'staff/', 'app-shell/', 'exam-room/'];

/** A sheet for each feature whose title has one of the parts. @throws GalleryError when there is none. */
export function sheetsOf(entries: readonly Story[], parts: readonly string[]): Sheet[] {
  const screens = entries.filter(({ type, title }) => type === 'story' && SCREENS.some((one) => title.startsWith(one)));
  const wanted = screens.filter(({ title }) => parts.length === 0 || parts.some((part) => title.includes(part)));
  const titles = [...new Set(wanted.map(({ title }) => title))];
  if (titles.length === 0) {
    const known = [...new Set(screens.map(({ title }) => title))].toSorted();
    throw new GalleryError(`no screen has ${parts.join(' or ')} in its title: there are ${known.join(', ')}`);
  }
  return titles.map((title) => ({ title, stories: wanted.filter((story) => story.title === title) }));
}

/** The name of a file for a title, such as `student-v1-provas`. */
export const fileName = (title: string): string => title.replaceAll(/[^\w-]+/gu, '-');

/** What a sheet shows of one story: its pictures as PNG, and what it complained of. */
export type Shown = {
  readonly story: Story;
  readonly pictures: Readonly<Partial<Record<Size, Buffer>>>;
  readonly complaints: readonly string[];
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const picture = (png: Buffer | undefined) =>
  png === undefined ? '<i>no picture</i>' : `<img alt="" src="data:image/png;base64,${png.toString('base64')}">`;

const figure = ({ story, pictures, complaints }: Shown) => `<figure>
  <div>${SIZES.map(({ size }) => picture(pictures[size])).join('')}</div>
  <figcaption>${escaped(story.name)}${complaints.map((what) => `<p>${escaped(what)}</p>`).join('')}</figcaption>
</figure>`;

/** The page of a sheet, two stories a row: phone and desktop beside each other, the name under them. */
export const sheetPage = (
  title: string,
  shown: readonly Shown[],
): string => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; padding: 24px; width: 1952px; background: #e4e7ee; font: 600 20px system-ui, sans-serif; }
  h1 { margin: 0 0 16px; font-size: 28px; }
  main { display: grid; grid-template-columns: 1fr 1fr; gap: 28px; align-items: start; }
  figure { margin: 0; } figcaption { margin-top: 8px; }
  div { display: flex; gap: 12px; align-items: start; }
  img { zoom: 0.58; box-shadow: 0 0 0 2px #9aa3b5; background: white; }
  p { margin: 4px 0; color: #b00020; font-size: 16px; overflow-wrap: anywhere; }
</style><h1>${escaped(title)}</h1><main>${shown.map(figure).join('\n')}</main>`;
