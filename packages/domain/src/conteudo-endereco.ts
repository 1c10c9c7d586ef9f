/** The address of a digital content: what may be kept, where it leads, and what a check of it says. */

import { parseUrl } from './endereco.ts';
import { videoDoEndereco, type VideoServico } from './video-endereco.ts';

export type EnderecoFalha = 'endereco_vazio' | 'endereco_invalido' | 'sem_https' | 'com_credenciais';

/** Longest address that is kept. */
export const ENDERECO_MAX = 2048;

/** Why an address is refused; null for one that may be kept. [ROT-6] school §5 */
export function enderecoFalha(text: string): EnderecoFalha | null {
  const given = text.trim();
  if (given === '') return 'endereco_vazio';
  const url = parseUrl(given);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.href.length > ENDERECO_MAX) return 'endereco_invalido';
  if (url.protocol !== 'https:') return 'sem_https';
  if (url.username !== '' || url.password !== '') return 'com_credenciais';
  return null;
}

/** The address as it is kept. @param text one without a fault [ROT-6] */
export const enderecoLimpo = (text: string): string => parseUrl(text.trim())?.href ?? text.trim();

/** Host of an address, without `www.`; '' for what is no address. [ROT-6] */
export const hostDoEndereco = (text: string): string => (parseUrl(text.trim())?.hostname ?? '').replace(/^www\./u, '');

const SERVICOS: Readonly<Record<VideoServico, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** Where a content opens, as it is told beside it: a service of videos or the host. [ROT-6] */
export function plataformaDoEndereco(tipo: string, text: string): string {
  const video = tipo === 'video' ? videoDoEndereco(text.trim()) : null;
  return video === null ? hostDoEndereco(text) : SERVICOS[video.provider];
}

/** Whether a content plays inside the page: a video that is known by its id. Others open outside. [ROT-6] */
export const abreDentro = (tipo: string, text: string): boolean =>
  tipo === 'video' && videoDoEndereco(text.trim()) !== null;
