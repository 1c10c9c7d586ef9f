/** Real exams by zip, over the calls that the console makes. The data is no part of the project; without it these are skipped. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf } from '../../../test/central_avaliacoes/exam-fixture.ts';
import { pedidoOf, saveDraft, urlOf } from '../../../test/gestao/rascunho-fixture.ts';
import { realPath, zipOf } from '../../../test/importacao/enem.ts';
import { createImportador } from '../../../test/importacao/importador.ts';
import type { Client } from '../../../test/index.ts';

const t = await createImportador({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
let ines: Client;
beforeAll(async () => {
  ines = await t.signIn('coord.ines');
});

const ABSENT = ' (skipped: ../shared/data is not beside the checkout)';

/** The folder of a year with INEP's own file instead of any joined record. */
function zipOfYear(ano: number): Uint8Array {
  const folder = realPath(`enem/${ano}`) ?? '';
  const itens = realPath(`tri/ITENS_PROVA_${ano}.csv`) ?? '';
  return zipOf(folder, { [`ITENS_PROVA_${ano}.csv`]: readFileSync(itens) }, (path) => path === 'inep-crosswalk.json');
}

async function imported(ano: number) {
  t.clock.advance(60_000);
  const made = await t.judged(ines, zipOfYear(ano), 'questoes');
  const done = await t.applied(ines, made);
  return { made, done, draft: bodyOf('RascunhoAvaliacao', await ines.get(urlOf(made.importacao_id))) };
}
const areasOf = async (id: string) => {
  const { rows } = await t.db.query<{ area: string; de: number; ate: number }>(
    `select a.codigo as area, min((i->>'numero')::int) as de, max((i->>'numero')::int) as ate
       from avaliacao_rascunho r, jsonb_array_elements(r.documento->'dias') d, jsonb_array_elements(d->'itens') i
       join questao q on q.id = (i->>'questao_id')::bigint
       join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
       join area_conhecimento a on a.escola_id = m.escola_id and a.id = m.area_conhecimento_id
      where r.id = $1 and q.escola_id = r.escola_id group by a.codigo order by de`,
    [id],
  );
  return rows.map(({ area, de, ate }) => `${area} ${de}–${ate}`);
};

/** Places of a real exam whose files have a picture without a description. */
function undescribed(ano: number): Readonly<Record<string, readonly string[]>> {
  const folder = join(realPath(`enem/${ano}`) ?? '', 'questions');
  const files = readdirSync(folder).map((slug) => readFileSync(join(folder, slug, 'details.json'), 'utf8'));
  const bare = files
    .filter((text) => /!\[\]\(|"file":\s*"/u.test(text))
    .map((text): { index: number } => JSON.parse(text));
  return Object.fromEntries(bare.map(({ index }) => [index, ['sem_descricao']]));
}

/** What is wrong at each place, by its number. */
async function faultsOf(id: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { areas } = bodyOf('ConferenciaImportada', await ines.get(urlOf(id, 'conferencia')));
  const found = areas.flatMap(({ lugares }) =>
    lugares.map(({ numero, itens }) => [numero, itens.flatMap(({ falhas }) => falhas)] as const),
  );
  return Object.fromEntries(found.filter(([, falhas]) => falhas.length > 0));
}

describe.skipIf(realPath('enem/2022') === null)(`ENEM 2022${realPath('enem/2022') === null ? ABSENT : ''}`, () => {
  it('lands with its areas by the file of INEP and exactly these faults', async () => {
    const { made, done, draft } = await imported(2022);
    expect(made.resumo).toMatchObject({ criar: 185, erro: 0, ignorada: 0 });
    expect(done.resumo).toMatchObject({ criar: 185, erro: 0 });
    expect(await areasOf(made.importacao_id)).toEqual(['LC 1–45', 'CH 46–90', 'CN 91–135', 'MT 136–180']);
    expect(draft.questoes.filter(({ situacao }) => situacao !== 'aprovada')).toEqual([]);
    expect(draft.questoes.filter(({ com_tri }) => !com_tri).length).toBe(7);
    expect(await faultsOf(made.importacao_id)).toEqual({
      ...undescribed(2022),
      143: ['gabarito_diverge', 'sem_descricao'],
    });
  });
});

describe.skipIf(realPath('enem/2016') === null)(`ENEM 2016${realPath('enem/2016') === null ? ABSENT : ''}`, () => {
  it('lands with the areas of a year before 2017 and exactly its faults, and is published by the calls of the console', async () => {
    const { made, draft } = await imported(2016);
    expect(await areasOf(made.importacao_id)).toEqual(['CH 1–45', 'CN 46–90', 'LC 91–135', 'MT 136–180']);
    expect(await faultsOf(made.importacao_id)).toEqual(undescribed(2016));
    const { turmas, ciclo_id } = pedidoOf([]);
    const windows = turmas.map((one) => ({
      ...one,
      dias: one.dias.flatMap((dia) => [
        { ...dia, fim: '2026-11-28T16:00' },
        { ...dia, dia_prova: 2, inicio: '2026-11-29T09:00', fim: '2026-11-29T16:00' },
      ]),
    }));
    const body = { ...draft.documento, ciclo_id, turmas: windows, versao: draft.versao };
    const { versao } = bodyOf('RascunhoAvaliacao', await saveDraft(ines, made.importacao_id, body));
    const { checagens } = bodyOf('Verificacao', await ines.get(urlOf(made.importacao_id, 'verificacao')));
    expect(checagens.filter(({ gravidade }) => gravidade === 'impede').map(({ texto }) => texto)).toEqual([]);
    const avisos_aceitos = [...new Set(checagens.map(({ codigo }) => codigo))];
    const published = await ines.post(urlOf(made.importacao_id, 'publicacao'), { versao, avisos_aceitos });
    expect(published.status).toBe(200);
  });
});
