/** Joins the rows of the list, one for each class, into exams. Pure. */
import type { GestaoProva } from '@luneta/api-client';

export type Exame = {
  readonly avaliacao_conhecimento_id: number;
  readonly descricao: string;
  readonly ciclo: number;
  /** In the order of the list: the newest first. */
  readonly turmas: readonly GestaoProva[];
  readonly inicio: string;
  readonly fim: string;
};

const total = (turmas: readonly GestaoProva[], of: (prova: GestaoProva) => number) =>
  turmas.reduce((sum, prova) => sum + of(prova), 0);

export const countsOf = ({ turmas }: Pick<Exame, 'turmas'>) => ({
  alunos: total(turmas, (prova) => prova.qtde_alunos),
  iniciadas: total(turmas, (prova) => prova.qtde_iniciadas),
  entregues: total(turmas, (prova) => prova.qtde_entregues),
  redacoes: total(turmas, (prova) => prova.qtde_redacoes_a_corrigir),
  atrasadas: total(turmas, (prova) => prova.qtde_fora_do_prazo ?? 0),
});

/** Nobody answers on a screen: answers are typed. */
export const isEmPapel = ({ turmas }: Pick<Exame, 'turmas'>): boolean =>
  turmas.length > 0 && turmas.every(({ tipo_aplicacao }) => tipo_aplicacao === 'Presencial');

/** Exams in the order in which the list first names them. Instants have an offset, so they are compared as moments. */
export function groupExames(provas: readonly GestaoProva[]): Exame[] {
  const exams = new Map<number, GestaoProva[]>();
  for (const prova of provas) {
    const turmas = exams.get(prova.avaliacao_conhecimento_id) ?? [];
    turmas.push(prova);
    exams.set(prova.avaliacao_conhecimento_id, turmas);
  }
  return [...exams].map(([avaliacao_conhecimento_id, turmas]) => {
    const dias = turmas.flatMap((prova) => prova.dias);
    const byTime = (pick: (dia: (typeof dias)[number]) => string) =>
      dias.map(pick).sort((a, b) => Date.parse(a) - Date.parse(b));
    return {
      avaliacao_conhecimento_id,
      descricao: turmas[0]?.descricao ?? '',
      ciclo: turmas[0]?.ciclo ?? 0,
      turmas: [...turmas].sort((a, b) => a.turma_codigo.localeCompare(b.turma_codigo, 'pt-BR', { numeric: true })),
      inicio: byTime((dia) => dia.data_hora_inicial)[0] ?? '',
      fim: byTime((dia) => dia.disponivel_ate).at(-1) ?? '',
    };
  });
}
