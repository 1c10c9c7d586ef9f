/** Checks of the questions of a draft, by what the bank says of them. */
import { checagem, type Checagem, type ChecagemAlvo, groupedBy, type Rascunho } from './rascunho.ts';

/** What the bank says of one question. */
export type FatosQuestao = {
  readonly questao_id: number;
  readonly situacao: 'rascunho' | 'em_revisao' | 'aprovada' | 'arquivada';
  readonly subjetiva: boolean;
  readonly tem_gabarito: boolean;
  /** In an exam that is not released, and not of the author of the draft. */
  readonly lacrada: boolean;
  readonly lingua_estrangeira: 1 | 2 | null;
  /** Newest approved revision, where it is another one. */
  readonly mais_nova_id: number | null;
  readonly imagens_sem_descricao: number;
  readonly area_conhecimento: string;
  readonly tri_origem: string | null;
};

/** How a class met a question before. */
export type Vista = {
  readonly questao_id: number;
  readonly turma_id: number;
  readonly onde: string;
  /** Day in the zone of the school, `AAAA-MM-DD`; null where it is not known. */
  readonly quando: string | null;
  /** Share of right answers, 0 to 100; null while it may not be told. */
  readonly percentual_acerto: number | null;
};

/** Another exam of the school that asks a question and is not over. */
export type EmAberto = { readonly questao_id: number; readonly descricao: string };

const STOPS: Readonly<Record<FatosQuestao['situacao'], string | null>> = {
  rascunho: 'questao_nao_aprovada',
  em_revisao: 'questao_nao_aprovada',
  aprovada: null,
  arquivada: 'questao_arquivada',
};

type Place = { readonly alvo: ChecagemAlvo; readonly lingua_estrangeira: 1 | 2 | null };

function placesOf({ dias }: Pick<Rascunho, 'dias'>): Map<number, Place> {
  const places = dias.flatMap(({ dia_prova, itens }) =>
    itens.map(({ numero, questao_id, lingua_estrangeira }): [number, Place] => [
      questao_id,
      { alvo: { dia_prova, numero, questao_id }, lingua_estrangeira },
    ]),
  );
  return new Map(places);
}

function questionOf(place: Place, fatos: FatosQuestao | undefined): Checagem[] {
  const { alvo } = place;
  if (!fatos) return [checagem('impede', 'questao_inexistente', alvo)];
  const stop = STOPS[fatos.situacao];
  const { lingua_estrangeira, mais_nova_id, imagens_sem_descricao } = fatos;
  return [
    ...(stop === null ? [] : [checagem('impede', stop, alvo)]),
    ...(!fatos.subjetiva && !fatos.tem_gabarito ? [checagem('impede', 'sem_gabarito', alvo)] : []),
    ...(fatos.lacrada ? [checagem('impede', 'questao_lacrada', alvo)] : []),
    ...(lingua_estrangeira === place.lingua_estrangeira ? [] : [checagem('impede', 'lingua_trocada', alvo)]),
    ...(mais_nova_id === null ? [] : [checagem('aviso', 'revisao_nova', alvo)]),
    ...(imagens_sem_descricao > 0
      ? [checagem('aviso', 'imagem_sem_descricao', alvo, { imagens: imagens_sem_descricao })]
      : []),
  ];
}

/** What stops or is worth a look in each question by itself. [MON-12] */
export function questoesDoRascunho(rascunho: Pick<Rascunho, 'dias'>, fatos: readonly FatosQuestao[]): Checagem[] {
  const known = new Map(fatos.map((one) => [one.questao_id, one]));
  return [...placesOf(rascunho)].flatMap(([id, place]) => questionOf(place, known.get(id)));
}

/** No TRI score for an area whose objective questions are not all calibrated, or by several sources. [MON-16] */
export function triDoRascunho(fatos: readonly FatosQuestao[]): Checagem[] {
  const objective = fatos.filter(({ subjetiva }) => !subjetiva);
  const areas = groupedBy(objective, ({ area_conhecimento }) => area_conhecimento);
  return areas.flatMap(([area, questoes]) => {
    const origens = new Set(questoes.map(({ tri_origem }) => tri_origem));
    if (origens.size === 1 && !origens.has(null)) return [];
    const sem = questoes.filter(({ tri_origem }) => tri_origem === null).length;
    return [checagem('aviso', 'sem_tri', { campo: 'dias' }, { area, sem, total: questoes.length })];
  });
}

/** What classes have met before, and what other exams ask now. [MON-17] */
export function repetidasDoRascunho(
  rascunho: Pick<Rascunho, 'dias'>,
  vistas: readonly Vista[],
  emAberto: readonly EmAberto[],
): Checagem[] {
  const places = placesOf(rascunho);
  return [
    ...vistas.map(({ questao_id, turma_id, onde, quando, percentual_acerto }) =>
      checagem(
        'aviso',
        'questao_vista',
        { ...places.get(questao_id)?.alvo, turma_id },
        { onde, quando, percentual_acerto },
      ),
    ),
    ...emAberto.map(({ questao_id, descricao }) =>
      checagem('aviso', 'em_outra_prova', { ...places.get(questao_id)?.alvo }, { onde: descricao }),
    ),
  ];
}
