/** A server of one Boss for tests and stories: it starts, takes answers, and ends as the real one does. */
import type { BossItem } from '@luneta/api-client';
import { bossResultado, BOSS_RULES, type StatusBoss } from '@luneta/domain';
import {
  buildBossInfo,
  buildBossResultado,
  buildBossResumo,
  buildQuestao,
  buildRespostaBoss,
  createMockServer,
  type MockServer,
} from '@luneta/testing';
import { contractError } from '@luneta/testing/contract-errors';

export const BOSS_PATH = '/v1/avaliacao_adaptadas/roteiro_estudos/301/2/boss';

/** The right alternative of every question here. */
export const CERTA = 3;

export type BossServerOptions = {
  status?: StatusBoss;
  /** Options given so far; the rest is unanswered. */
  respostas?: readonly (1 | 2 | 3 | 4 | 5)[];
  itens?: number;
  roteiro_encerrado?: boolean;
  tempo_restante?: number;
  /** The clock ended the attempt. */
  tempo_acabou?: boolean;
  /** May answer; false for who only looks. */
  online?: boolean;
};

const itemOf = (index: number, item_resposta: BossItem['item_resposta'] | undefined): BossItem => ({
  item_resposta: item_resposta ?? null,
  item_gabarito: item_resposta == null ? null : 'C',
  banco_questao_id: 601 + index,
  turma_avaliacao_roteiro_estudo_id: 4101 + index,
  turma_avaliacao_lista_adaptada_id: null,
  ordem: index + 1,
  acertou: item_resposta == null ? null : item_resposta === CERTA,
});

export type BossServer = MockServer & {
  /** What the attempt is now; change it as staff or the clock would. */
  readonly boss: { status: StatusBoss; itens: BossItem[]; tempo_restante: number };
};

export const bossServer = (options: BossServerOptions = {}): BossServer => arrangeBoss(createMockServer(), options);

/** Lets `server` answer for the Boss of `options`. */
export function arrangeBoss(server: MockServer, options: BossServerOptions = {}): BossServer {
  const { status = 'iniciado', respostas = [], itens: total = 3, roteiro_encerrado = false, online } = options;
  const acabou = options.tempo_acabou === true;
  const boss = {
    status,
    itens: Array.from({ length: total }, (_, index) => itemOf(index, respostas[index])),
    tempo_restante: options.tempo_restante ?? 1042,
  };
  const info = () =>
    buildBossInfo({
      status_boss: boss.status,
      tempo_restante: boss.tempo_restante,
      ...(acabou && { data_inicio: '2026-11-27T18:00:00Z', data_fim: '2026-11-27T18:20:00Z', tempo_total: 1200 }),
      qtde_itens: total,
      roteiro_encerrado,
    });
  const hits = () => boss.itens.filter(({ acertou }) => acertou === true).length;
  const resultado = () => {
    const { venceu, desempenho, moedas } = bossResultado({ acertos: hits(), itens: total }, BOSS_RULES);
    return buildBossResultado({
      status_boss_enum: venceu ? 'venceu' : 'perdeu',
      desempenho,
      qtde_moedas_ganhas: moedas,
      desempenho_minimo: 60,
      qtde_itens: total,
      qtde_itens_acertou: hits(),
    });
  };
  const end = () => {
    boss.status = resultado().status_boss_enum;
    return resultado();
  };
  server.respond('getBossInfo', info);
  server.respond('getBossResumo', () =>
    buildBossResumo({
      itens: boss.itens,
      tempo_restante: boss.tempo_restante,
      status_boss: boss.status,
      online: online ?? boss.status === 'iniciado',
    }),
  );
  server.respond('getBossConcluido', resultado);
  server.respond('getQuestao', ({ path }) =>
    buildQuestao({ banco_questao_id: Number(path['id']), enunciado: `<p>Enunciado ${path['id'] ?? ''}</p>` }),
  );
  server.respond('startBoss', () => {
    boss.status = 'iniciado';
    return info();
  });
  server.respond('closeBoss', end);
  server.respond('saveRespostaBoss', ({ body }) => {
    const { turma_avaliacao_roteiro_estudo_id: id, item_resposta } = answerOf(body);
    boss.itens = boss.itens.map((item, index) =>
      item.turma_avaliacao_roteiro_estudo_id === id ? itemOf(index, item_resposta) : item,
    );
    const answered = boss.itens.filter((item) => item.item_resposta !== null).length;
    if (answered === total) end();
    return buildRespostaBoss({
      item_resposta,
      item_gabarito: 'C',
      acertou: item_resposta === CERTA,
      tempo_restante: boss.tempo_restante,
      qtde_itens_respondidos: answered,
      qtde_itens: total,
      status_boss: boss.status,
    });
  });
  return Object.assign(server, { boss });
}

/** The refusals of the contract, by their code. */
export const refuse = (server: MockServer, id: 'startBoss' | 'saveRespostaBoss', codigo: string) =>
  server.fail(id, 409, contractError(codigo));

function answerOf(body: unknown): { turma_avaliacao_roteiro_estudo_id: number; item_resposta: 1 | 2 | 3 | 4 | 5 } {
  const given = new Map<string, unknown>(Object.entries(Object(body)));
  const item = ([1, 2, 3, 4, 5] as const).find((one) => one === given.get('item_resposta'));
  if (item === undefined) throw new Error('an answer of a Boss is 1 to 5');
  return {
    turma_avaliacao_roteiro_estudo_id: Number(given.get('turma_avaliacao_roteiro_estudo_id')),
    item_resposta: item,
  };
}
