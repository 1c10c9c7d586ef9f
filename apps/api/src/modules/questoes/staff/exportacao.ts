/** Questions as a file of another program. */
import { type Handlers } from '../../../http/call.ts';
import { escolaInReach, recordAct } from '../../escola/index.ts';
import { exportar } from '../exportacao/exportar.ts';
import type { Imagens, Perda, QuestaoExportada } from '../exportacao/modelo.ts';
import { enderecosDe, textosDe } from '../exportacao/textos.ts';
import { findImagens } from './exportacao-store.ts';
import { alternativasOf } from './questao/campos.ts';
import { type QuestaoAberta, readAbertas } from './questao/leitura.ts';
import { presentTri, tipoOf } from './questao/presenter.ts';

/** Without keys the reasons go too: they say which option is right. */
function exportada(questao: QuestaoAberta, com_gabarito: boolean): QuestaoExportada {
  const { secrets, habilidades, etiquetas, texto_base, codigo, enunciado, dificuldade, pontuacao, orientacoes } =
    questao;
  const tri = presentTri(questao);
  const alternativas = alternativasOf(secrets.opcoes, secrets.motivos);
  return {
    codigo,
    materia: questao.materia_nome,
    objeto: questao.objeto_conhecimento_descricao,
    habilidades: habilidades.map((habilidade) => habilidade.codigo),
    etiquetas,
    tipo: tipoOf(questao),
    texto_base,
    enunciado,
    alternativas: com_gabarito ? alternativas : alternativas.map((one) => ({ ...one, motivo: '' })),
    gabarito: com_gabarito ? secrets.gabarito : null,
    comentario: com_gabarito ? secrets.comentario : '',
    dificuldade,
    lingua: questao.lingua_estrangeira,
    tri: com_gabarito && tri !== null ? { ...tri, origem: tri.origem ?? '' } : null,
    pontuacao,
    orientacoes: com_gabarito ? orientacoes : '',
  };
}

/** How many questions lose each field. */
function lossesOf(perdas: readonly Perda[]): string {
  const counts = new Map<string, number>();
  for (const { campo } of perdas) counts.set(campo, (counts.get(campo) ?? 0) + 1);
  return [...counts].map(([campo, count]) => `${campo}=${count}`).join('; ');
}

const OWN = /^\/api\/v2\/midias\/(\d+)\/([a-f0-9]{64})\.(?:png|jpg|webp|gif)$/u;

/** The pictures of the school that the questions show, by their addresses. */
async function imagensOf(
  escola: Parameters<typeof findImagens>[0],
  questoes: readonly QuestaoExportada[],
): Promise<Imagens> {
  const addresses = new Set(questoes.flatMap((questao) => textosDe(questao).flatMap(enderecosDe)));
  const own = [...addresses].flatMap((endereco) => {
    const [, escola_id, sha256 = ''] = OWN.exec(endereco) ?? [];
    return Number(escola_id) === escola.escola_id ? [{ endereco, sha256 }] : [];
  });
  const known = await findImagens(escola, [...new Set(own.map(({ sha256 }) => sha256))]);
  return new Map(
    own.flatMap(({ endereco, sha256 }) => {
      const midia = known.get(sha256);
      const nome = endereco.split('/').at(-1) ?? sha256;
      return midia ? [[endereco, { nome, tipo: midia.tipo, bytes: midia.conteudo }] as const] : [];
    }),
  );
}

export const exportacaoHandlers = {
  createExportacaoQuestoes: async ({ db, sessao, query, body: { ids, formato, com_gabarito }, agora }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const abertas = await readAbertas(escola, ids, { sessao, agora });
    const questoes = abertas.map((questao) => exportada(questao, com_gabarito));
    const { bytes, tipo, nome_arquivo, perdas } = await exportar(formato, questoes, await imagensOf(escola, questoes));
    const detalhe = { formato, com_gabarito, qtde: questoes.length };
    await recordAct(escola, { acao: 'questoes_exportadas', sessao, detalhe, agora });
    const lost = lossesOf(perdas);
    const headers = { 'content-type': tipo, 'content-disposition': `attachment; filename="${nome_arquivo}"` };
    return { status: 200, raw: bytes, headers: { ...headers, ...(lost !== '' && { perdas: lost }) } };
  },
} satisfies Handlers;
