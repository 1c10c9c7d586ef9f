/** What a change of one item does to the grades of an exam, computed both ways and written nowhere (rule ESI-5). */
import { muda, resumoDaMudanca } from '@luneta/domain/item-mudanca';
import type { Letra } from '@luneta/domain/resposta';
import type { components } from '@luneta/openapi';

import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { seal } from '../../../questoes/index.ts';
import { compute } from '../../calculo/calculo.ts';
import { findCaderno, findCalculoAlunos, findCalculoItens } from '../../calculo/store.ts';
import type { CalculoItem } from '../../calculo/tipos.ts';

type Schemas = components['schemas'];

type Nome = { readonly turma_aluno_id: number; readonly aluno_nome: string; readonly turma_codigo: string };

const nomes = statement<{ escola_id: number; avaliacao_id: number; alunos: readonly number[] }, Nome>(
  'find_previa_item_nomes',
  `select m.id as turma_aluno_id, p.nome as aluno_nome, tu.codigo as turma_codigo
     from turma_avaliacao ta
     join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
     join turma_aluno m on m.escola_id = ta.escola_id and m.turma_id = ta.turma_id
     join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
    where ta.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id and m.id = any(:alunos::bigint[])
    order by tu.codigo, tu.id, ${plain('p.nome')}, m.id limit 2000`,
);

const STATES = {
  anular: { anulada: true, gabarito_bonificado: false },
  bonificar: { anulada: false, gabarito_bonificado: true },
  desfazer: { anulada: false, gabarito_bonificado: false },
} as const satisfies Record<
  Exclude<Schemas['MudancaItemProva'], 'chave'>,
  Pick<CalculoItem, 'anulada' | 'gabarito_bonificado'>
>;

type Asked = {
  readonly avaliacao_id: number;
  readonly item_id: number;
  readonly mudanca: Schemas['MudancaItemProva'];
  /** Of `chave`. */
  readonly chave: Letra | null;
};

/** The item as the change leaves it. */
function changedItem(item: CalculoItem, { mudanca, chave }: Asked): CalculoItem {
  if (mudanca !== 'chave') return { ...item, ...STATES[mudanca] };
  return chave === null ? item : { ...item, gabarito: seal(chave) };
}

/** The preview; null when the exam has no such item. */
export async function previewItem(escola: Tenant, asked: Asked): Promise<Schemas['PreviaItemProva'] | null> {
  const { avaliacao_id, item_id } = asked;
  const { itens, nota_maxima } = await findCalculoItens(escola, avaliacao_id);
  if (!itens.some((item) => item.item_id === item_id)) return null;
  const alunos = await findCalculoAlunos(escola, avaliacao_id);
  const prova = { notaMaxima: nota_maxima, caderno: await findCaderno(escola, avaliacao_id) };
  const changed = itens.map((item) => (item.item_id === item_id ? changedItem(item, asked) : item));
  const after = compute({ ...prova, itens: changed }, alunos);
  const pairs = compute({ ...prova, itens }, alunos).flatMap((antes, n) => {
    const depois = after[n];
    if (!antes.presente || antes.nota === null || depois === undefined || depois.nota === null) return [];
    return [
      {
        turma_aluno_id: antes.aluno.turma_aluno_id,
        nota: { antes: antes.nota, depois: depois.nota },
        tri: { antes: antes.nota_tri, depois: depois.nota_tri },
      },
    ];
  });
  const moved = pairs.filter(({ nota, tri }) => muda(nota) || tri.antes !== tri.depois);
  const byId = new Map(moved.map((pair) => [pair.turma_aluno_id, pair]));
  const named = await escola.run(nomes, { avaliacao_id, alunos: [...byId.keys()] });
  const { sobem, descem, iguais, mediaAntes, mediaDepois, maior, faixas } = resumoDaMudanca(
    pairs.map(({ nota }) => nota),
    nota_maxima,
  );
  return {
    nota_maxima,
    qtde_sobem: sobem,
    qtde_descem: descem,
    qtde_iguais: iguais,
    media_antes: mediaAntes,
    media_depois: mediaDepois,
    maior_mudanca: maior,
    faixas: [...faixas],
    alunos: named.flatMap((nome) => {
      const pair = byId.get(nome.turma_aluno_id);
      if (!pair) return [];
      return [
        {
          ...nome,
          nota_antes: pair.nota.antes,
          nota_depois: pair.nota.depois,
          nota_tri_antes: pair.tri.antes,
          nota_tri_depois: pair.tri.depois,
        },
      ];
    }),
  };
}
