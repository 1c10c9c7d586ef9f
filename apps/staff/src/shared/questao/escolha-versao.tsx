/** In which of the two apps of students something is shown. */
import { Segments } from '@luneta/ui';

import type { VersaoAluno } from './como-aluno.tsx';

const VERSOES = [
  { value: '1', label: 'Versão 1' },
  { value: '2', label: 'Versão 2' },
] as const;

type EscolhaVersaoProps = { value: VersaoAluno; onChange: (versao: VersaoAluno) => void };

export const EscolhaVersao = (chosen: EscolhaVersaoProps) => (
  <Segments legend="Aplicativo" options={VERSOES} {...chosen} />
);
