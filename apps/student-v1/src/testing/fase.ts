/** A phase of three exercises for tests and stories: the server grades as it does, so that every verdict is its own. */
import type { AdaptadaItem, AdaptadaItemResposta, AdaptadaItens, Navbar } from '@luneta/api-client';
import {
  buildAdaptadaItens,
  buildFaseResultado,
  buildNavbar,
  buildQuestao,
  createMockServer,
  type MockCall,
  type MockServer,
} from '@luneta/testing';

export const FASE = '/v1/avaliacao_adaptadas/roteiro_estudos/280/1/72';
export const PLANO = '/v1/avaliacao_adaptadas/plano_acoes/280/1/72';

/** An exercise without an answer; its id follows from its place. */
export const item = (ordem_exercicio: number, changes: Partial<AdaptadaItem> = {}): AdaptadaItem => ({
  banco_questao_id: 620 + ordem_exercicio,
  ordem_exercicio,
  acertou: null,
  gabarito: null,
  comentario: '',
  turma_avaliacao_roteiro_estudo_id: 4120 + ordem_exercicio,
  item_resposta: null,
  vez: 0,
  bloqueado: false,
  pratica: false,
  ...changes,
});

export const itens = (changes: Partial<AdaptadaItens> = {}) =>
  buildAdaptadaItens({ itens: [item(1), item(2), item(3)], ...changes });

export type FaseServer = MockServer & {
  /** What the strip is from now on. */
  setNavbar: (changes: Partial<Navbar>) => unknown;
};

/** C is the right answer of every exercise; a wrong one costs a life. Returns how the strip is changed. */
export function arrangeFase(
  server: MockServer,
  changes: Partial<AdaptadaItens> = {},
  navbar: Partial<Navbar> = {},
): FaseServer['setNavbar'] {
  let strip = buildNavbar({ qtde_vidas: 4, prox_vida: 700, ...navbar });
  server.respond('getNavbar', () => strip);
  server.respond('getAdaptadaItens', itens(changes));
  server.respond('getQuestao', ({ path }) => questao(Number(path['id'])));
  server.respond('saveAdaptadaItem', (call) => {
    const verdict = graded(call, strip);
    strip = verdict.navbar;
    return verdict;
  });
  server.respond('closeAdaptadaFase', () => buildFaseResultado({ navbar: strip }));
  return (next) => (strip = { ...strip, ...next });
}

/** The exercises arrive, and with them the connection is gone, once: what is sent next stays on the device. */
export function itensLeavingOffline(server: MockServer, changes: Partial<AdaptadaItens>) {
  let left = false;
  server.respond('getAdaptadaItens', () => {
    if (!left) server.setOffline(true);
    left = true;
    return itens(changes);
  });
}

export function faseServer(changes: Partial<AdaptadaItens> = {}, navbar: Partial<Navbar> = {}): FaseServer {
  const server = createMockServer();
  return { ...server, setNavbar: arrangeFase(server, changes, navbar) };
}

const questao = (banco_questao_id: number) =>
  buildQuestao({ banco_questao_id, enunciado: `<p>Enunciado ${banco_questao_id}</p>`, opcao_e: null });

function graded({ path, body }: MockCall, strip: Navbar): AdaptadaItemResposta {
  const { item_resposta = null, vez = 1, pratica = false, tentativa = 2 } = sentOf(body);
  const acertou = item_resposta === 3;
  const bloqueado = acertou || vez === 2 || item_resposta === null;
  const perdeu_vida = !acertou && !pratica && item_resposta !== null;
  const qtde_moedas_ganhas = acertou && !pratica ? (vez === 1 ? 20 : 10) : 0;
  return {
    banco_questao_id: Number(path['banco_questao_id']),
    item_resposta: item_resposta ?? 1,
    acertou,
    gabarito: bloqueado ? 'C' : null,
    comentario: bloqueado ? '<p>A escala é a razão entre o desenho e o real.</p>' : '',
    bloqueado,
    vez,
    tentativa,
    perdeu_vida,
    qtde_moedas_ganhas,
    pratica,
    navbar: {
      ...strip,
      qtde_moedas: strip.qtde_moedas + qtde_moedas_ganhas,
      qtde_vidas: strip.qtde_vidas - (perdeu_vida ? 1 : 0),
      prox_vida: perdeu_vida ? (strip.prox_vida ?? 1200) : strip.prox_vida,
    },
  };
}

type Sent = { item_resposta?: 1 | 2 | 3 | 4 | 5 | null; vez?: 1 | 2; pratica?: boolean; tentativa?: number };

const isSent = (body: unknown): body is Sent => typeof body === 'object' && body !== null;
const sentOf = (body: unknown): Sent => (isSent(body) ? body : {});
