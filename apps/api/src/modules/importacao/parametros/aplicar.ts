/** What a record of the file makes of an item. Pure: rows and records come in, rows to write and warnings go out. */
import type { OrigemTri } from '../../questoes/index.ts';
import { type CadernoLugar, lugarKey } from '../../provas/index.ts';
import { isDefective } from '../enem/defeito.ts';
import { LANGUAGES, type Language } from '../enem/posicoes.ts';
import type { Arquivo, Registro } from './arquivo.ts';
import { cadernosOf, chooseCaderno, placesOf, rankKey, takeCaderno } from './cadernos.ts';
import { aviso, type AreaReport, type Aviso } from './relatorio.ts';
import type { Alvo, ItemRow } from './store.ts';

export type Change = {
  readonly row: ItemRow;
  readonly alvo: Alvo;
  /** Line of the file. */
  readonly linha: number;
  /** INEP's key; X where it annulled the item, null where the file does not say. */
  readonly gabarito: string | null;
};
/** What a person says of the booklets: none yet; one for all areas by number or colour; or one for an area, null to leave it. */
export type Escolhas = { readonly wanted: string | null; readonly porArea: ReadonlyMap<string, string | null> };
export type Plan = {
  readonly changes: readonly Change[];
  /** The booklet of the exam, with what the file says of each place. */
  readonly caderno: readonly CadernoLugar[];
  /** INEP's key of each place of the chosen booklets. */
  readonly gabaritos: ReadonlyMap<string, string | null>;
  readonly areas: readonly AreaReport[];
  readonly avisos: readonly Aviso[];
};

/** The record of each item of an area. */
type Match = {
  readonly caderno: AreaReport['caderno'];
  readonly avisos: readonly Aviso[];
  readonly of: (row: ItemRow) => Registro | undefined;
  readonly registros: readonly Registro[];
  /** What the file says of the places of the area, of lost questions too. */
  readonly lugares: readonly CadernoLugar[];
  readonly gabaritos: readonly (readonly [string, string | null])[];
};

function languageOfRow({ lingua_estrangeira }: ItemRow): Language | null {
  if (lingua_estrangeira === null) return null;
  return lingua_estrangeira === LANGUAGES.ingles.lingua_estrangeira ? 'ingles' : 'espanhol';
}

const BLOCK = 45;
/** First position of the block of 45 that an area stands in. */
export const firstOf = (rows: readonly ItemRow[]): number =>
  Math.floor((Math.min(...rows.map(({ numero }) => numero)) - 1) / BLOCK) * BLOCK + 1;

/** The number and language, the key and the state of an item for the choice of a booklet. */
export const itensOf = (rows: readonly ItemRow[]) =>
  rows.map((row) => ({ numero: row.numero, language: languageOfRow(row), gabarito: row.gabarito }));

function matchInep(arquivo: Arquivo, area: string, rows: readonly ItemRow[], escolhas: Escolhas): Match | Aviso {
  const first = firstOf(rows);
  const own = escolhas.porArea.get(area);
  const cadernos = cadernosOf(arquivo.registros, area);
  const chosen =
    own === undefined
      ? chooseCaderno(cadernos, itensOf(rows), first, escolhas.wanted)
      : takeCaderno(cadernos, itensOf(rows), first, own);
  if (chosen.caderno === null)
    return aviso(chosen.motivo === 'nenhum' ? 'CADERNO_NAO_ENCONTRADO' : 'CADERNO_AMBIGUO', null, {
      area,
      candidatos: chosen.candidatos.join(', '),
    });
  const { caderno, iguais, comuns } = chosen;
  const places = placesOf(caderno, first).map(({ language, ...place }) => ({
    ...place,
    lingua_estrangeira: language ? LANGUAGES[language].lingua_estrangeira : (0 as const),
  }));
  return {
    caderno: { codigo: caderno.codigo, cor: caderno.cor, iguais, comuns },
    avisos: [],
    of: (row) => caderno.registros.get(rankKey(row.numero - first, languageOfRow(row))),
    registros: [...caderno.registros.values()],
    lugares: places.map(({ numero, lingua_estrangeira, registro }) => ({
      numero,
      lingua_estrangeira,
      area_codigo: area,
      calibrado: !registro.abandonado,
    })),
    gabaritos: places.map(
      ({ numero, lingua_estrangeira, registro }) => [lugarKey(numero, lingua_estrangeira), registro.gabarito] as const,
    ),
  };
}

function matchOwn({ registros }: Arquivo, rows: readonly ItemRow[], lugares: readonly CadernoLugar[]): Match {
  const of = (row: ItemRow) =>
    registros.find(({ posicao, language }) => posicao === row.numero && language === languageOfRow(row));
  const used = rows.flatMap((row) => of(row) ?? []);
  const said = new Map(
    registros.map(({ posicao, language, abandonado }) => [
      lugarKey(posicao, language && LANGUAGES[language].lingua_estrangeira),
      !abandonado,
    ]),
  );
  const known = lugares.map((lugar) => ({
    ...lugar,
    calibrado: said.get(lugarKey(lugar.numero, lugar.lingua_estrangeira)) ?? lugar.calibrado,
  }));
  return { caderno: null, avisos: [], of, registros: used, lugares: known, gabaritos: [] };
}

/** Whose parameters they are, as a result shows it. */
const ORIGEM: Readonly<Record<Arquivo['formato'], OrigemTri>> = { INEP: 'INEP', próprio: 'arquivo da escola' };

function changeOf(row: ItemRow, registro: Registro, formato: Arquivo['formato'], avisos: Aviso[]): Change {
  const { tri, anulada, abandonado } = registro;
  const gabarito = anulada ? null : (registro.gabarito ?? row.gabarito);
  const say = (codigo: Aviso['codigo'], values: Readonly<Record<string, string>> = {}) =>
    avisos.push(aviso(codigo, row.codigo, values));
  const defective = !anulada && isDefective({ ...row, gabarito });
  if (anulada) say('ANULADA');
  else if (gabarito !== row.gabarito)
    say('GABARITO_DIVERGENTE', { prova: row.gabarito ?? 'nada', arquivo: gabarito ?? 'nada' });
  if (abandonado && !anulada) say('FORA_DA_TRI', { gabarito: gabarito ?? '—' });
  if (defective) say('DEFEITO_PROPRIO');
  const alvo: Alvo = {
    gabarito,
    habilidade: registro.habilidade ?? row.habilidade,
    tri_a: tri?.a ?? null,
    tri_b: tri?.b ?? null,
    tri_c: tri?.c ?? null,
    tri_origem: tri === null ? null : ORIGEM[formato],
    // What staff annulled stays annulled.
    anulada: row.anulada || anulada,
    fora_da_tri: !anulada && (abandonado || defective),
  };
  return { row, alvo, linha: registro.linha, gabarito: registro.gabarito };
}

/** An exam as the school has it. */
export type Prova = { readonly rows: readonly ItemRow[]; readonly lugares: readonly CadernoLugar[] };

/** Decides what the file makes of the items of an exam. `escolhas` are those of a person. */
export function planParametros({ rows, lugares }: Prova, arquivo: Arquivo, escolhas: Escolhas): Plan {
  const avisos: Aviso[] = arquivo.ilegiveis.map((line) => aviso('LINHA_ILEGIVEL', null, line));
  const changes: Change[] = [];
  const areas: AreaReport[] = [];
  const used = new Set<Registro>();
  const caderno = new Map(lugares.map((lugar) => [lugarKey(lugar.numero, lugar.lingua_estrangeira), lugar]));
  const gabaritos = new Map<string, string | null>();
  for (const codigo of new Set(rows.map(({ area }) => area))) {
    const own = rows.filter(({ area }) => area === codigo);
    const match =
      arquivo.formato === 'INEP' ? matchInep(arquivo, codigo, own, escolhas) : matchOwn(arquivo, own, lugares);
    if ('mensagem' in match) {
      avisos.push(match);
      areas.push({ codigo, itens: own.length, na_escala: own.filter(inScale).length, caderno: null });
      continue;
    }
    for (const lugar of match.lugares) caderno.set(lugarKey(lugar.numero, lugar.lingua_estrangeira), lugar);
    for (const [key, gabarito] of match.gabaritos) gabaritos.set(key, gabarito);
    const after: Alvo[] = [];
    for (const row of own) {
      const registro = match.of(row);
      if (!registro) avisos.push(aviso('ITEM_SEM_PARAMETROS', row.codigo));
      else used.add(registro);
      const change = registro && changeOf(row, registro, arquivo.formato, avisos);
      if (change) changes.push(change);
      after.push(change?.alvo ?? row);
    }
    avisos.push(...missingItems(match.registros, used));
    areas.push({ codigo, itens: own.length, na_escala: after.filter(inScale).length, caderno: match.caderno });
  }
  if (arquivo.formato === 'próprio') avisos.push(...missingItems(arquivo.registros, used));
  return { changes, caderno: [...caderno.values()], gabaritos, areas, avisos };
}

function inScale({ tri_a, anulada, fora_da_tri }: Alvo): boolean {
  return tri_a !== null && !anulada && !fora_da_tri;
}

const placeOf = ({ posicao, language, area, caderno }: Registro): string =>
  JSON.stringify([posicao, language, area, caderno]);

/** Lines that no item took: those of a place that another line has, and those of a place that the exam does not have. */
function missingItems(registros: readonly Registro[], used: ReadonlySet<Registro>): Aviso[] {
  const taken = new Map([...used].map((registro) => [placeOf(registro), registro.linha]));
  return registros
    .filter((registro) => !used.has(registro))
    .map((registro) => {
      const { linha, posicao } = registro;
      const vale = taken.get(placeOf(registro));
      return vale === undefined
        ? aviso('PARAMETROS_SEM_ITEM', null, { linha, posicao })
        : aviso('LINHA_REPETIDA', null, { linha, posicao, vale });
    });
}
