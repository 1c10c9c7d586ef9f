/** Words that several screens about exams share. */
import type { GestaoProvaSituacao } from '@luneta/api-client';

import { copy as ato } from '../../shared/ato/copy.ts';

export const situacoes: Readonly<Record<GestaoProvaSituacao, string>> = {
  agendada: 'Agendada',
  aberta: 'Ao vivo',
  encerrada: 'Encerrada',
  liberada: 'Resultado liberado',
};

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
