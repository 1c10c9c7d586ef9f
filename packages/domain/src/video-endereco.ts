/** Which video of which service an address names. An address is data of people: what is not plainly a video is a link. */

import { parseUrl } from './endereco.ts';

export type VideoServico = 'youtube' | 'vimeo';
export type VideoEndereco = { readonly provider: VideoServico; readonly id: string };

const YOUTUBE_HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
]);
const VIMEO_HOSTS: ReadonlySet<string> = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
/** `/embed/{id}`, `/shorts/{id}`, `/live/{id}`, `/v/{id}`. */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/u;
const YOUTUBE_ID = /^[\w-]{11}$/u;
/** `/{id}`, `/video/{id}`, `/channels/{name}/{id}`, `/groups/{name}/videos/{id}`. */
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,12})\/?$/u;

/** The video of an https address of YouTube or Vimeo; null for anything else, which opens outside. [VDO-1], [VDO-2] D 136 */
export function videoDoEndereco(url: string): VideoEndereco | null {
  const address = parseUrl(url);
  if (address === null) return null;
  const { protocol, hostname, pathname, searchParams } = address;
  if (protocol !== 'https:') return null;
  if (hostname === 'youtu.be') return youtube(pathname.slice(1).replace(/\/$/u, ''));
  if (YOUTUBE_HOSTS.has(hostname)) {
    return youtube(pathname === '/watch' ? searchParams.get('v') : YOUTUBE_PATH.exec(pathname)?.[1]);
  }
  const vimeo = VIMEO_HOSTS.has(hostname) ? VIMEO_PATH.exec(pathname)?.[1] : undefined;
  return vimeo === undefined ? null : { provider: 'vimeo', id: vimeo };
}

function youtube(id: string | null | undefined): VideoEndereco | null {
  return id != null && YOUTUBE_ID.test(id) ? { provider: 'youtube', id } : null;
}
