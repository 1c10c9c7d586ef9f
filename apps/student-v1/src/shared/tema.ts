/** The colours of each kind of roadmap: study in the light, action plans at night (S2 §2.3). */
import { tipoTrilhaOf, type TipoAvaliacao } from '@luneta/domain';
import type { Tema } from '@luneta/ui';

import { paths } from './paths.ts';

const TEMA = { RoteiroEstudo: 'roteiro', PlanoAcao: 'plano' } as const;

export const temaOf = (tipo: TipoAvaliacao): Tema => TEMA[tipo];

/** The theme of an address: at night inside an action plan. */
export function temaAt(pathname: string): Tema {
  const below = `${paths.roteiros}/`;
  const [segment = ''] = pathname.startsWith(below) ? pathname.slice(below.length).split('/') : [];
  return temaOf(tipoTrilhaOf(segment) === 2 ? 'PlanoAcao' : 'RoteiroEstudo');
}
