/** Words that several screens about exams share. */
import type { GestaoProva, GestaoProvaSituacao } from '@luneta/api-client';

import { copy as ato } from '../../shared/ato/copy.ts';

export const situacoes: Readonly<Record<GestaoProvaSituacao, string>> = {
  agendada: 'Agendada',
  aberta: 'Ao vivo',
  encerrada: 'Encerrada',
  liberada: 'Resultado liberado',
};

/** A state of the list, or cancelled. */
export type ProvaSituacao = GestaoProvaSituacao | 'cancelada';

/** The filter has the states that the list is asked for; a cancelled exam has its word besides. */
export const palavras: Readonly<Record<ProvaSituacao, string>> = { ...situacoes, cancelada: 'Cancelada' };

/** The state of an exam of a class as it is said. */
export const situacaoDe = ({ situacao, cancelada_em }: Pick<GestaoProva, 'situacao' | 'cancelada_em'>): ProvaSituacao =>
  (cancelada_em ?? null) === null ? situacao : 'cancelada';

export const copy = {
  title: 'Provas',
  turma: (serie: string, codigo: string) => `${serie} · ${codigo}`,
  dia: (dia: number) => `${dia}º dia`,
  janela: (inicio: string, fim: string) => `${inicio} até ${fim}`,
  ...ato,
  close: 'Fechar',
  back: 'Voltar',
  retry: 'Tentar de novo',
  none: '—',
  alunos: (n: number) => (n === 1 ? '1 aluno' : `${n} alunos`),
} as const;
