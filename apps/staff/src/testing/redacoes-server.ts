/** A server with essays to mark: a queue in pages of fifty, markings that are kept with their version numbers. */
import type { CorrecaoResumo, GestaoRedacao, RedacaoCorrecaoRequest, RedacaoFila } from '@luneta/api-client';
import { notaDaCorrecao } from '@luneta/domain/correcao-redacao';
import { buildCorrecoesResumo, buildGestaoRedacao, type MockCall, type MockServer } from '@luneta/testing';

import { schoolServer } from './server.ts';

const PAGE = 50;

/** Invented; four paragraphs, long enough for numbered lines. */
export const TEXTO = [
  'No bairro onde moro, a praça vivia vazia. As crianças ficavam em casa, diante de uma tela, e os adultos passavam com pressa. Faltava um motivo para parar.',
  'Em primeiro lugar, ninguém cuidava do espaço. O mato crescia e o banco quebrado prova que a prefeitura não liga para o povo. Assim, cada um olhava para o outro lado.',
  'Além disso, a leitura pode mudar um lugar. Uma vizinha levou uma caixa de livros para a praça e, em um mês, havia roda de conversa aos sábados, com gente de todas as idade.',
  'Portanto, é preciso agir. A escola e a prefeitura podem abrir estantes nas praças, com livros doados, para que ler seja um encontro. Se cada um fizer a sua parte, a praça volta a ter dono.',
].join('\n');

type Changes = Partial<Omit<GestaoRedacao, 'minha_correcao'>> & {
  minha_correcao?: Partial<GestaoRedacao['minha_correcao']>;
};

/** An essay that waits for its only marking. */
export function buildRedacao({ minha_correcao, ...changes }: Changes = {}): GestaoRedacao {
  const base = buildGestaoRedacao();
  return {
    ...base,
    texto: TEXTO,
    palavras: 118,
    regras: { segundo_corretor: false, divergencia_maxima: 100 },
    situacao: 'pendente',
    papel: 'primeira',
    ...changes,
    minha_correcao: { ...base.minha_correcao, ...minha_correcao },
  };
}

/** So many essays that wait, R-0001 and on. */
export const buildRedacoes = (count: number): GestaoRedacao[] =>
  Array.from({ length: count }, (_, n) =>
    buildRedacao({ redacao_id: 5001 + n, codigo: `R-${String(n + 1).padStart(4, '0')}` }),
  );

const filaOf = ({
  redacao_id,
  codigo,
  descricao,
  dia_prova,
  proposta_redacao_titulo,
  palavras,
  situacao,
  minha_situacao,
}: GestaoRedacao): RedacaoFila => ({
  redacao_id,
  codigo,
  avaliacao_conhecimento_id: 31,
  descricao,
  dia_prova,
  proposta_redacao_titulo,
  palavras,
  situacao,
  minha_situacao,
});

export const RESUMO: readonly CorrecaoResumo[] = buildCorrecoesResumo();

const isPedido = (body: unknown): body is RedacaoCorrecaoRequest =>
  typeof body === 'object' && body !== null && 'concluir' in body;

/** Lets a server hold these essays; for `arrange` of a story too. */
export const essays =
  (redacoes: readonly GestaoRedacao[] = buildRedacoes(3), resumo: readonly CorrecaoResumo[] = RESUMO) =>
  (server: MockServer): void => {
    const stored = new Map(redacoes.map((redacao) => [redacao.redacao_id, redacao]));
    const found = ({ path }: MockCall) => stored.get(Number(path['redacao_id'])) ?? buildRedacao();
    const startOf = ({ query }: MockCall) => Number(query['cursor'] ?? 0);
    const asked = ({ query }: MockCall) =>
      [...stored.values()].filter(({ situacao, minha_situacao }) =>
        query['situacao'] === undefined
          ? minha_situacao !== 'concluida' && situacao !== 'corrigida'
          : query['situacao'] === '-1' || query['situacao'] === situacao,
      );
    server.respond('listCorrecoesResumo', [...resumo]);
    server.respond(
      'listRedacoes',
      (call) =>
        asked(call)
          .slice(startOf(call), startOf(call) + PAGE)
          .map(filaOf),
      (call) => {
        const next = startOf(call) + PAGE;
        return next < asked(call).length ? { 'proximo-cursor': String(next) } : {};
      },
    );
    server.respond('getRedacao', found);
    const draft = (call: MockCall): GestaoRedacao => {
      const before = found(call);
      const minha_correcao = { ...before.minha_correcao, concluida: false, nota: null };
      const after: GestaoRedacao = {
        ...before,
        situacao: 'pendente',
        minha_situacao: 'rascunho',
        nota_final: null,
        partes_concluidas: [],
        minha_correcao: { ...minha_correcao, versao: before.minha_correcao.versao + 1 },
      };
      stored.set(after.redacao_id, after);
      return after;
    };
    server.respond('undoCorrecaoRedacao', draft);
    server.respond('reopenCorrecaoRedacao', draft);
    server.respond('saveCorrecaoRedacao', (call) => {
      const before = found(call);
      if (!isPedido(call.body)) throw new Error('no marking');
      const { concluir, competencias, marcas = [], motivo_zero = null, comentario } = call.body;
      const nota = concluir ? notaDaCorrecao(competencias, motivo_zero) : null;
      const after: GestaoRedacao = {
        ...before,
        situacao: concluir ? 'corrigida' : before.situacao,
        minha_situacao: concluir ? 'concluida' : 'rascunho',
        nota_final: nota,
        partes_concluidas: concluir ? ['primeira'] : [],
        minha_correcao: {
          competencias,
          marcas,
          motivo_zero,
          comentario,
          nota,
          concluida: concluir,
          versao: before.minha_correcao.versao + 1,
          gravada_em: '2026-11-21T09:42:00-03:00',
        },
      };
      stored.set(after.redacao_id, after);
      return after;
    });
  };

export function essayServer(...given: Parameters<typeof essays>): MockServer {
  const server = schoolServer();
  essays(...given)(server);
  return server;
}
