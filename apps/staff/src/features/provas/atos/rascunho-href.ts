/** Where a draft of an exam is made. */
import { paths } from '../../../shared/paths.ts';

export const rascunhoHref = (rascunho_id: string): string => `${paths.provas}/rascunhos/${rascunho_id}`;
