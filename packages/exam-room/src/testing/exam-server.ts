/**
 * A mock server of one exam day that stores what is saved and returns it later. It uses the contract's example and
 * applies no rules; a test sets what differs.
 */
import { buildQuestao, buildResumo, createMockServer, type MockCall, type MockServer } from '@luneta/testing';

export type Resumo = ReturnType<typeof buildResumo>;

export const PLACE = { turma_avaliacao_id: 301, dia_prova: 1 } as const;
export const PROVA = '/avaliacoes/301/1';
export const questao = (banco_questao_id: number) => `${PROVA}/questoes/${banco_questao_id}`;

export type ExamServer = MockServer & {
  /** What the server holds now. */
  resumo: () => Resumo;
  /** Puts back the answers of `fail` for the writes. */
  heal: () => void;
  /** `[turma_avaliacao_questao_resposta_id, item_resposta]` of each save, oldest first. */
  saves: () => [unknown, unknown][];
};

const { opcao_a, opcao_b, opcao_c, opcao_d, opcao_e = null } = buildQuestao();
const QUESTAO = { opcao_a, opcao_b, opcao_c, opcao_d, opcao_e };

/** The question that `withText` makes one without options: number 4, the last. */
export const WRITTEN = 515;

/** The same day with a question that is answered with a text. */
export function withText(texto_resposta: string | null = null): Pick<Resumo, 'materias'> {
  const { materias } = buildResumo();
  return {
    materias: materias.map((materia) => ({
      ...materia,
      itens: materia.itens.map((item) =>
        item.banco_questao_id === WRITTEN ? { ...item, subjetiva: true, texto_resposta } : item,
      ),
    })),
  };
}

/** Four questions (1 in two languages) and an essay, running, 5 h left; `changes` to the summary. */
export function examServer(changes: Partial<Resumo> = {}): ExamServer {
  const server = createMockServer();
  let resumo = buildResumo(changes);
  const numeros = new Map(resumo.materias.flatMap(({ itens }) => itens.map((i) => [i.banco_questao_id, i.numero])));

  server.respond('getProvaResumo', () => structuredClone(resumo));
  server.respond('getQuestao', ({ path }) => {
    const banco_questao_id = Number(path['banco_questao_id'] ?? path['id']);
    const numero = numeros.get(banco_questao_id) ?? 0;
    return buildQuestao({ banco_questao_id, enunciado: `<p>Enunciado ${numero} (${banco_questao_id})</p>` });
  });
  server.respond('getProvaQuestoes', () => ({
    avaliacao_conhecimento_id: 401,
    dia_prova: 1,
    questoes: resumo.materias
      .flatMap(({ itens }) => itens)
      .map(({ banco_questao_id, numero, lingua_estrangeira }) => ({
        ...QUESTAO,
        banco_questao_id,
        numero,
        lingua_estrangeira: lingua_estrangeira ?? null,
        enunciado: `<p>Enunciado ${numero} (${banco_questao_id})</p>`,
      })),
  }));
  function heal() {
    server.respond('saveResposta', ({ body }: MockCall) => {
      const sent = body as { turma_avaliacao_questao_resposta_id: number; item_resposta: number | null; seq: number };
      const { turma_avaliacao_questao_resposta_id, item_resposta, seq } = sent;
      for (const { itens } of resumo.materias) {
        for (const item of itens) {
          if (item.turma_avaliacao_questao_resposta_id === turma_avaliacao_questao_resposta_id)
            Object.assign(item, { item_resposta, seq });
        }
      }
      const { tempo_restante, qtde_itens_respondidos, servidor_em } = resumo;
      return {
        turma_avaliacao_questao_resposta_id,
        item_resposta,
        seq,
        gravada_em: servidor_em,
        tempo_restante,
        qtde_itens_respondidos,
        situacao: 'gravada' as const,
      };
    });
    server.respond('saveRespostaSubjetiva', ({ body }: MockCall) => {
      const sent = body as { turma_avaliacao_questao_resposta_id: number; texto_resposta: string; seq: number };
      const { turma_avaliacao_questao_resposta_id, texto_resposta, seq } = sent;
      for (const item of resumo.materias.flatMap(({ itens }) => itens)) {
        if (item.turma_avaliacao_questao_resposta_id === turma_avaliacao_questao_resposta_id)
          Object.assign(item, { texto_resposta, seq });
      }
      const { tempo_restante, qtde_itens_respondidos, servidor_em } = resumo;
      return {
        turma_avaliacao_questao_resposta_id,
        texto_resposta,
        seq,
        gravada_em: servidor_em,
        palavras: texto_resposta.split(/\s+/u).filter(Boolean).length,
        tempo_restante,
        qtde_itens_respondidos,
        situacao: 'gravada' as const,
      };
    });
    server.respond('setLinguaEstrangeira', ({ body }: MockCall) => {
      const { lingua_estrangeira } = body as { lingua_estrangeira: 1 | 2 };
      resumo = { ...resumo, lingua_estrangeira };
      return { lingua_estrangeira, tempo_restante: resumo.tempo_restante, qtde_itens_respondidos: 1 };
    });
    server.respond('saveRedacao', ({ body }: MockCall) => {
      const { texto_redacao, seq } = body as { texto_redacao: string; seq: number };
      const { redacao } = resumo;
      if (redacao) resumo = { ...resumo, redacao: { ...redacao, texto: texto_redacao, seq } };
      return {
        data_ultima_gravacao: '2026-11-21T14:01:00-03:00',
        palavras: texto_redacao.split(/\s+/u).filter(Boolean).length,
        seq,
        tempo_restante: resumo.tempo_restante,
        situacao: 'gravada' as const,
      };
    });
    server.respond('closeProva', () => {
      resumo = {
        ...resumo,
        situacao: 'entregue',
        entregue_em: '2026-11-21T17:12:09-03:00',
        tempo_restante: 0,
        tempo_utilizado: 13_329,
      };
      return {
        entregue_em: '2026-11-21T17:12:09-03:00',
        tempo_utilizado: 13_329,
        qtde_itens_respondidos: 4,
        qtde_itens: 4,
        protocolo: 'LN-301-1-7F3K9Q',
      };
    });
  }
  heal();

  return {
    ...server,
    resumo: () => resumo,
    heal,
    saves: () =>
      server.calls('saveResposta').map(({ body }) => {
        const sent = body as { turma_avaliacao_questao_resposta_id: unknown; item_resposta: unknown };
        return [sent.turma_avaliacao_questao_resposta_id, sent.item_resposta];
      }),
  };
}
