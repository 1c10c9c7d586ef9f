// The kinds of content a phase brings, and the picture of each.
import {
  CirclePlay,
  Gamepad2,
  Globe,
  type IconShape,
  Network,
  Newspaper,
  NotebookPen,
  PencilRuler,
  Podcast,
} from '../../../icons.ts';

/** `tipo` of a medium in the contract; version 1 says `artigo` for everything that is read. */
export type MediaKind =
  | 'site'
  | 'video'
  | 'podcast'
  | 'mapa_mental'
  | 'artigo_pedagogico'
  | 'jogo_educativo'
  | 'pea'
  | 'atividade_embasamento'
  | 'artigo';

/** Picture of each kind; the word stands beside it. */
export const mediaIcons: Readonly<Record<MediaKind, IconShape>> = {
  site: Globe,
  video: CirclePlay,
  podcast: Podcast,
  mapa_mental: Network,
  artigo_pedagogico: Newspaper,
  jogo_educativo: Gamepad2,
  pea: NotebookPen,
  atividade_embasamento: PencilRuler,
  artigo: Newspaper,
};
