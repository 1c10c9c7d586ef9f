/** A judged question as the line of its file. */
import type { Decisao, Problema } from '../arquivo/modelo.ts';
import type { LinhaRow } from '../arquivo/linha-store.ts';
import type { ProblemaDaQuestao } from '../readers/questoes/modelo.ts';
import type { QuestaoGuardada } from './guardada.ts';
import { lidosDe } from './lidos.ts';
import type { QuestaoJulgada } from './julgar.ts';

export type LinhaDeQuestao = {
  readonly ordem: number;
  readonly arquivo: string;
  readonly linha: number;
  readonly questao: QuestaoGuardada;
  readonly decisao?: Decisao;
  readonly versao?: number;
};

const MAX_PROBLEMAS = 20;

const asProblema = ({ mensagem, ...rest }: ProblemaDaQuestao, onde: string): Problema => ({
  ...rest,
  mensagem: `${onde}: ${mensagem}`.slice(0, 500),
  motivo: mensagem,
  candidatos: [],
});

/** Where a person finds the question in the file. */
const ondeDe = ({ arquivo, linha }: LinhaDeQuestao): string => (arquivo === '' ? `Linha ${linha}` : arquivo);

/** @returns the row as it is made or saved */
export function rowDeQuestao(importacao_id: string, de: LinhaDeQuestao, { acao, alvo_id, problemas }: QuestaoJulgada) {
  const { ordem, arquivo, linha, questao, decisao, versao } = de;
  return {
    importacao_id,
    ordem,
    arquivo,
    linha,
    acao,
    alvo_tipo: 'questao',
    alvo_id,
    valores: {
      lidos: lidosDe(questao),
      questao,
      ...(decisao !== undefined && { decisao }),
      ...(versao !== undefined && { versao }),
    },
    antes: null,
    problemas: problemas.slice(0, MAX_PROBLEMAS).map((problema) => asProblema(problema, ondeDe(de))),
  };
}

/** A stored line as it is judged again; null for one whose values are gone. */
export function linhaDeQuestao({ ordem, arquivo, linha, valores }: LinhaRow): LinhaDeQuestao | null {
  const { questao, decisao, versao } = valores;
  if (!questao) return null;
  return {
    ordem,
    arquivo,
    linha,
    questao,
    ...(decisao !== undefined && { decisao }),
    ...(versao !== undefined && { versao }),
  };
}
