/** A tiny exam server with the contract's rules: compare-and-set by seq, delivery, and a network that may fail. */
import { isRespondida } from '@luneta/domain/resposta';

import { ProvaFailure, type FailureKind, type ProvaClock, type ProvaTransport } from '../ports.ts';
import type { LinguaEstrangeira, ProvaIds, Resumo, ResumoItem, SituacaoGravacao } from '../shapes.ts';

/**
 * 'drop-request': never arrives. 'drop-response': arrives, the answer is lost. 'slow': the answer takes a second.
 * 'late-request': the client gives up, the request arrives three seconds later. Others: the server says so, in its own words
 * where a failure is given.
 */
export type Fault =
  | 'drop-request'
  | 'drop-response'
  | 'slow'
  | 'late-request'
  | Exclude<FailureKind, 'network'>
  | ProvaFailure;

export interface FakeServer extends ProvaTransport {
  /** Faults for the next calls, one each, before `offline` is looked at. */
  readonly faults: Fault[];
  offline: boolean;
  situacao: Resumo['situacao'];
  tempo_restante: number;
  readonly answers: Map<number, { item_resposta: number | null; seq: number }>;
  /** Texts of questions without options, by row. */
  readonly texts: Map<number, { texto_resposta: string; seq: number }>;
  essay: { texto: string; seq: number } | null;
  /** Every call that arrived, and every health check asked for: name and the student it was for. */
  readonly arrived: { readonly call: string; readonly turma_aluno_id: number }[];
  /** Answers acknowledged to the client, by row. */
  readonly acked: Map<number, { item_resposta: number | null; seq: number }>;
  readonly versions: string[];
  /** When each essay that arrived says it was last changed. */
  readonly changes: (string | undefined)[];
}

export interface FakeServerOptions {
  itens?: readonly Pick<ResumoItem, 'numero' | 'banco_questao_id' | 'lingua_estrangeira' | 'subjetiva'>[];
  essay?: boolean;
  responde_apos_entrega?: boolean;
  lingua_estrangeira?: LinguaEstrangeira | null;
  /** Needed by the slow faults. */
  clock?: ProvaClock;
}

export const rowOf = (banco_questao_id: number) => banco_questao_id + 1000;

export function createFakeServer(options: FakeServerOptions = {}): FakeServer {
  const itens =
    options.itens ??
    [1, 2, 3, 4].map((numero) => ({ numero, banco_questao_id: numero * 10, lingua_estrangeira: null }));
  let lingua = options.lingua_estrangeira ?? null;
  let recibo: Awaited<ReturnType<ProvaTransport['closeProva']>> | null = null;

  async function arrive<T>(call: string, ids: Pick<ProvaIds, 'turma_aluno_id'>, work: () => T): Promise<T> {
    const fault = server.faults.shift() ?? (server.offline ? 'drop-request' : undefined);
    if (fault === 'drop-request') throw new ProvaFailure('network');
    if (fault === 'late-request') {
      options.clock?.after(3000, () => {
        try {
          work();
        } catch {
          // Refused, and nobody listens any more.
        }
      });
      throw new ProvaFailure('network');
    }
    server.arrived.push({ call, turma_aluno_id: ids.turma_aluno_id });
    if (fault instanceof ProvaFailure) throw fault;
    if (fault !== undefined && fault !== 'drop-response' && fault !== 'slow') throw new ProvaFailure(fault);
    const result = work();
    if (fault === 'slow') await new Promise<void>((resolve) => void options.clock?.after(1000, resolve));
    await Promise.resolve();
    if (fault === 'drop-response') throw new ProvaFailure('network');
    return result;
  }

  function writable(): void {
    const delivered = server.situacao === 'entregue' && options.responde_apos_entrega !== true;
    if (delivered) throw new ProvaFailure('finished');
  }

  const server: FakeServer = {
    faults: [],
    offline: false,
    situacao: 'em_andamento',
    tempo_restante: 3600,
    answers: new Map(),
    texts: new Map(),
    essay: options.essay === true ? { texto: '', seq: 0 } : null,
    arrived: [],
    acked: new Map(),
    versions: [],
    changes: [],
    resumo: (ids) => arrive('resumo', ids, () => resumoOf()),
    saveResposta: (ids, body) =>
      arrive('resposta', ids, () => {
        writable();
        const row = body.turma_avaliacao_questao_resposta_id;
        const held = server.answers.get(row) ?? { item_resposta: null, seq: 0 };
        if (server.situacao === 'encerrada') {
          return { ...held, situacao: 'fora_do_prazo' as const, tempo_restante: 0, row };
        }
        const same = held.seq === body.seq && held.item_resposta === body.item_resposta;
        const newer = body.seq > held.seq;
        if (newer) server.answers.set(row, { item_resposta: body.item_resposta, seq: body.seq });
        const stored = server.answers.get(row) ?? held;
        const situacao: SituacaoGravacao = newer || same ? 'gravada' : 'ignorada_mais_antiga';
        return { ...stored, situacao, tempo_restante: server.tempo_restante, row };
      }).then(({ row, ...resposta }) => {
        server.acked.set(row, { item_resposta: resposta.item_resposta, seq: resposta.seq });
        return resposta;
      }),
    saveRespostaSubjetiva: (ids, { turma_avaliacao_questao_resposta_id: row, texto_resposta, seq }) =>
      arrive('resposta_subjetiva', ids, () => {
        writable();
        const held = server.texts.get(row) ?? { texto_resposta: '', seq: 0 };
        const same = held.seq === seq && held.texto_resposta === texto_resposta;
        const newer = seq > held.seq;
        if (newer) server.texts.set(row, { texto_resposta, seq });
        const situacao: SituacaoGravacao = newer || same ? 'gravada' : 'ignorada_mais_antiga';
        return { ...(server.texts.get(row) ?? held), situacao, tempo_restante: server.tempo_restante };
      }),
    setLinguaEstrangeira: (ids, lingua_estrangeira) =>
      arrive('lingua', ids, () => {
        lingua = lingua_estrangeira;
        return { lingua_estrangeira, tempo_restante: server.tempo_restante };
      }),
    saveRedacao: (ids, _proposta, body) =>
      arrive('redacao', ids, () => {
        writable();
        server.changes.push(body.respondida_em);
        const held = server.essay ?? { texto: '', seq: 0 };
        const newer = body.seq >= held.seq;
        if (newer) server.essay = { texto: body.texto_redacao, seq: body.seq };
        if (newer) server.versions.push(body.texto_redacao);
        const seq = Math.max(held.seq, body.seq);
        return {
          seq,
          situacao: newer ? 'gravada' : 'ignorada_mais_antiga',
          data_ultima_gravacao: '2026-03-02T13:10:00Z',
          tempo_restante: server.tempo_restante,
        };
      }),
    closeProva: (ids) =>
      arrive('fechamento', ids, () => {
        server.situacao = 'entregue';
        const written = [...server.texts.values()].map((text) => ({ ...text, item_resposta: null }));
        const qtde_itens_respondidos = [...server.answers.values(), ...written].filter(isRespondida).length;
        recibo ??= {
          entregue_em: '2026-03-02T14:00:00Z',
          tempo_utilizado: 60,
          qtde_itens_respondidos,
          qtde_itens: itens.length,
          protocolo: 'ABC123',
        };
        return recibo;
      }),
    saude: async () => {
      server.arrived.push({ call: 'saude', turma_aluno_id: 0 });
      if (server.offline) throw new ProvaFailure('network');
    },
  };

  function resumoOf(): Resumo {
    return {
      descricao: 'Simulado',
      serie: '3ª série',
      turma_codigo: 'A',
      turma_turno: 1,
      ciclo: 1,
      qtde_itens: itens.length,
      tempo_restante: server.tempo_restante,
      lingua_estrangeira: lingua,
      solicitar_idioma: itens.some((item) => item.lingua_estrangeira !== null),
      responde_apos_entrega: options.responde_apos_entrega ?? false,
      situacao: server.situacao,
      entregue_em: server.situacao === 'entregue' ? '2026-03-02T14:00:00Z' : null,
      servidor_em: '2026-03-02T13:00:00.000Z',
      redacao:
        server.essay === null
          ? null
          : {
              ...server.essay,
              data_ultima_gravacao: null,
              proposta_redacao_id: 7,
              proposta_redacao_titulo: 'Tema',
              proposta_redacao_descricao: '<p>Escreva.</p>',
              genero_textual_nome: 'Dissertação',
              textos_motivacionais: [],
            },
      materias: [
        {
          materia_id: 1,
          materia_nome: 'Português',
          itens: itens.map((item) => {
            const turma_avaliacao_questao_resposta_id = rowOf(item.banco_questao_id);
            const held = server.answers.get(turma_avaliacao_questao_resposta_id) ?? { item_resposta: null, seq: 0 };
            const text = server.texts.get(turma_avaliacao_questao_resposta_id);
            return { ...item, ...held, ...text, questao_anulada: false, turma_avaliacao_questao_resposta_id };
          }),
        },
      ],
    };
  }

  return server;
}
