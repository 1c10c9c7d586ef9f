/** One tap from a TRI score in a list to what made it. */
import { Link, VisuallyHidden } from '@luneta/ui';

import { paths } from '../paths.ts';
import { copy } from './copy.ts';

export type NotaLinkProps = {
  /** turma_avaliacao_id. */
  id: number;
  /** Name of the assessment, read after the words of the link. */
  descricao: string;
};

export const NotaLink = ({ id, descricao }: NotaLinkProps) => (
  <Link href={paths.resultadoExplicado(id)}>
    {copy.explain}
    <VisuallyHidden> de {descricao}</VisuallyHidden>
  </Link>
);
