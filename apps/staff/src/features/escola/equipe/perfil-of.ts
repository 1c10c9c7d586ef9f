/** The profile of a staff account in words. */
import { isStaff, type Perfil } from '@luneta/domain';

import { perfilNames } from '../../../shared/copy.ts';

export const perfilOf = ({ perfil }: { readonly perfil: Perfil }): string =>
  isStaff(perfil) ? perfilNames[perfil] : perfil;
