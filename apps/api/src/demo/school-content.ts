/** Writes what a demo school asks: topics, questions with their explanations, essay proposals. */
import { toRichText } from '../question/rich-text/rich-text.ts';
import { objeto_conhecimento, proposta_redacao, questao, texto_motivacional } from '../database/schema/index.ts';
import type { Tenant } from '../database/tenant.ts';
import { linguaOf, redacoes, type DemoQuestao } from './content.ts';
import { idOf, must, type Ids } from './ids.ts';

/** HTML of the content as the database keeps it. */
export function rich(html: string, where: string): string {
  const { html: clean, problemas } = toRichText(html);
  const [problem] = problemas;
  if (problem) throw new Error(`${where}: ${problem.trecho}: ${problem.motivo}`);
  return clean;
}

const topicKey = ({ materia: nome, serie: ano, objeto_conhecimento: topic }: DemoQuestao): string =>
  `${nome} ${ano} ${topic}`;

/** Topics and questions; parameters are marked as invented (decision 187). */
export async function writeQuestoes(
  escola: Tenant,
  list: readonly DemoQuestao[],
  materiaIds: Ids,
  serieIds: Ids,
  agora: Date,
): Promise<Ids> {
  const topics = [...new Map(list.map((entry) => [topicKey(entry), entry])).entries()];
  const topicRows = await escola
    .insert(objeto_conhecimento)
    .values(
      topics.map(([, entry]) => ({
        materia_id: idOf(materiaIds, entry.materia),
        serie_id: idOf(serieIds, entry.serie),
        descricao: entry.objeto_conhecimento,
      })),
    )
    .returning({ id: objeto_conhecimento.id });
  const topicIds = new Map(topics.map(([key], i) => [key, must(topicRows[i], key).id]));
  const rows = await escola
    .insert(questao)
    .values(
      list.map((entry) => {
        const [a = '', b = '', c = '', d = '', e = ''] = entry.opcoes.map((option) => rich(option, entry.codigo));
        return {
          codigo: entry.codigo,
          materia_id: idOf(materiaIds, entry.materia),
          objeto_conhecimento_id: idOf(topicIds, topicKey(entry)),
          capitulo: entry.capitulo,
          habilidade: entry.habilidade,
          enunciado: rich(entry.enunciado, entry.codigo),
          opcao_a: a,
          opcao_b: b,
          opcao_c: c,
          opcao_d: d,
          opcao_e: e,
          gabarito: entry.gabarito,
          comentario: rich(entry.comentario, entry.codigo),
          lingua_estrangeira: linguaOf(entry),
          dificuldade: entry.dificuldade,
          tri_a: entry.tri.a,
          tri_b: entry.tri.b,
          tri_c: entry.tri.c,
          tri_origem: 'demonstração',
          origem: 'Luneta',
          atualizada_em: agora,
        };
      }),
    )
    .returning({ codigo: questao.codigo, id: questao.id });
  return new Map(rows.map(({ codigo, id }) => [codigo, id]));
}

/** Essay proposals with their motivating texts. */
export async function writeRedacoes(escola: Tenant): Promise<Ids> {
  const rows = await escola
    .insert(proposta_redacao)
    .values(
      redacoes.map(({ codigo, titulo, descricao, genero_textual_nome }) => ({
        codigo,
        titulo,
        genero_textual_nome,
        descricao: rich(descricao, codigo),
      })),
    )
    .returning();
  const ids = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  await escola.insert(texto_motivacional).values(
    redacoes.flatMap(({ codigo, textos_motivacionais }) =>
      textos_motivacionais.map(({ ordem, conteudo }) => ({
        proposta_redacao_id: idOf(ids, codigo),
        ordem,
        conteudo: rich(conteudo, codigo),
      })),
    ),
  );
  return ids;
}
