/**
 * The report of an import to the operator: one line per defect, with a code that never changes. It holds every Portuguese
 * sentence of the importer and decides nothing.
 */

/** Sentences by code. The importer fills in `{…}`. */
const SENTENCES = {
  ALTERNATIVAS_A_MENOS: 'tem {n} alternativas; a E fica vazia.',
  ALTERNATIVAS_IGUAIS: 'tem alternativas iguais: {letras}.',
  ALTERNATIVA_VAZIA: 'a alternativa {letra} está vazia; a questão fica fora da TRI.',
  ANO_DIVERGENTE: 'diz o ano {ano}, e a pasta é de {certo}; a questão foi deixada de fora.',
  ANULADA: 'anulada pelo INEP: conta como acerto para quem esteve presente e sai da TRI.',
  AREAS_FORA_DA_ORDEM: 'as áreas da pasta não estão na ordem conhecida do ano; vale a pasta: {ordem}.',
  AREA_CONTRADITORIA: 'o arquivo diz "{disciplina}", mas a posição é de {area}; vale a posição.',
  CRUZAMENTO_AUSENTE: 'inep-crosswalk.json não existe: sem parâmetros da TRI, e os gabaritos são os do arquivo.',
  CRUZAMENTO_SEM_QUESTAO: 'está no cruzamento do INEP, mas não na pasta.',
  ENFASE_CORRIGIDA: 'ênfase que o Markdown não reconhece (colada a outra palavra ou sinal): corrigida.',
  ENUNCIADO_SEM_IMAGEM: 'falta uma imagem no enunciado; a questão fica fora da TRI.',
  ENUNCIADO_VAZIO: 'não tem enunciado; fica fora da TRI.',
  FORA_DA_TRI: 'fora da calibração do INEP: mantém o gabarito {gabarito} e sai da TRI.',
  FORMULA_INVALIDA: 'a fórmula {trecho} não pode ser desenhada ({motivo}); ficou como está escrita.',
  GABARITO_AUSENTE: 'não tem gabarito; fica fora da TRI.',
  GABARITO_DIVERGENTE: 'o arquivo diz {arquivo}, o INEP diz {inep}; vale o INEP.',
  GABARITO_SEM_ALTERNATIVA: 'o gabarito {gabarito} não está entre as alternativas; a questão fica fora da TRI.',
  IDIOMA_AUSENTE: 'não diz o idioma, e a posição existe em mais de um; a questão foi deixada de fora.',
  IDIOMA_DEDUZIDO: 'o arquivo diz o idioma "{arquivo}"; pela pasta é {idioma}.',
  IDIOMA_INESPERADO: 'o idioma "{idioma}" não cabe nesta posição e foi ignorado.',
  IDIOMA_RECONHECIDO: 'não diz o idioma; pelo gabarito do INEP, ou pelo texto, é {idioma}.',
  IMAGEM_AUSENTE: 'a imagem {arquivo} não está na pasta; ficou um aviso no lugar dela.',
  IMAGEM_CONVERTIDA: 'a imagem {arquivo} é {formato} e foi convertida em PNG.',
  IMAGEM_GRANDE: 'a imagem {arquivo} diz ter {pontos} pontos, mais do que se mostra; ficou um aviso no lugar dela.',
  IMAGEM_NAO_SUPORTADA: 'a imagem {arquivo} está num formato não suportado ({formato}); ficou um aviso no lugar dela.',
  IMAGEM_QUEBRADA: 'a imagem {arquivo} está quebrada; ficou um aviso no lugar dela.',
  IMAGENS_SEM_DESCRICAO: '{n} imagens sem texto alternativo: receberam um genérico ("Imagem 1 da questão 12").',
  LETRAS_FORA_DE_ORDEM: 'as letras das alternativas são {letras}; ficaram na ordem de A a E.',
  MARCA_CONTRADITORIA: 'a alternativa marcada como certa ({marcada}) não é o gabarito do arquivo ({arquivo}).',
  MARCACAO_CORRIGIDA:
    'trazia restos de HTML, sinais com barra dupla ou um endereço com espaços; foram lidos como o autor queria.',
  MATERIA_EM_OUTRA_AREA: 'a matéria "{materia}" da escola pertence a outra área; foi usada "{usada}".',
  POSICAO_CONTRADITORIA: 'o arquivo diz a posição {arquivo}, a pasta diz {pasta}; vale a pasta.',
  POSICAO_INVALIDA: 'a posição {posicao} não existe na prova; a questão foi deixada de fora.',
  QUESTAO_AUSENTE: 'não está na pasta.',
  QUESTAO_ILEGIVEL: 'não pode ser lida ({motivo}); foi deixada de fora.',
  QUESTAO_REPETIDA: 'aparece mais de uma vez; vale a primeira.',
  SEM_CRUZAMENTO: 'não está no cruzamento do INEP: sem parâmetros da TRI, e o gabarito é o do arquivo.',
  TEXTO_ESTRANHO: 'trazia restos de um programa de captura de tela; foram retirados.',
  TRI_INVALIDA: 'parâmetros da TRI incompletos ou fora da faixa; foram deixados de lado.',
} as const;

export type AvisoCodigo = keyof typeof SENTENCES;

/** Defects by which a year loses a question, or that put a question into another area than its file says. */
const SERIOUS: ReadonlySet<AvisoCodigo> = new Set<AvisoCodigo>([
  'ANO_DIVERGENTE',
  'AREAS_FORA_DA_ORDEM',
  'AREA_CONTRADITORIA',
  'IDIOMA_AUSENTE',
  'POSICAO_INVALIDA',
  'QUESTAO_AUSENTE',
  'QUESTAO_ILEGIVEL',
  'QUESTAO_REPETIDA',
]);

/** One defect. `questao` is the question's slug, or null where it concerns the whole exam. */
export type Aviso = { readonly codigo: AvisoCodigo; readonly questao: string | null; readonly mensagem: string };

/** How many rows the import created, changed and found unchanged. */
export type Contagem = { novas: number; alteradas: number; iguais: number };

export type ImportReport = {
  readonly codigo: string;
  readonly escola_id: number;
  readonly avaliacao_id: number;
  /** Whether the run was dry: nothing was written. */
  readonly simulacao: boolean;
  readonly total: number;
  readonly questoes: Contagem;
  readonly itens: Contagem;
  readonly midias: Contagem;
  /** True when results exist and will be computed again. */
  readonly recalculo: boolean;
  readonly avisos: readonly Aviso[];
  /** The areas in the order of the exam: `1–45 CH, 46–90 CN…`. */
  readonly areas: string;
};

/** The defects that an operator must accept: questions lost, areas decided against a file. */
export function seriousOf({ avisos }: Pick<ImportReport, 'avisos'>): readonly Aviso[] {
  return avisos.filter(({ codigo }) => SERIOUS.has(codigo));
}

/** Makes the warning of a code; values fill the places of its sentence. */
export function aviso(
  codigo: AvisoCodigo,
  questao: string | null,
  values: Readonly<Record<string, string | number>> = {},
): Aviso {
  const mensagem = SENTENCES[codigo].replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
  return { codigo, questao, mensagem };
}

function position(slug: string | null): number {
  return slug === null ? 0 : Number.parseInt(slug, 10) || 0;
}

/** Exam first, then by position, language and code, so that the same defects always have the same order. */
export function sortAvisos(avisos: readonly Aviso[]): Aviso[] {
  return avisos.toSorted(
    (x, y) =>
      position(x.questao) - position(y.questao) ||
      (x.questao ?? '').localeCompare(y.questao ?? '', 'pt-BR') ||
      x.codigo.localeCompare(y.codigo, 'pt-BR'),
  );
}

function counts(name: string, { novas, alteradas, iguais }: Contagem): string {
  return `${name}: ${novas} novas, ${alteradas} alteradas, ${iguais} iguais`;
}

/** The report as lines of text. A dry run adds a last line that says that nothing was written. */
export function reportLines(report: ImportReport): string[] {
  const byCode = new Map<string, number>();
  for (const { codigo } of report.avisos) byCode.set(codigo, (byCode.get(codigo) ?? 0) + 1);
  const summary = [...byCode]
    .map(([codigo, n]) => `${codigo} ${n}`)
    .toSorted()
    .join(', ');
  return [
    `${report.codigo}: ${report.total} questões para a escola ${report.escola_id}`,
    `Áreas: ${report.areas}`,
    ...report.avisos.map(
      ({ codigo, questao, mensagem }) => `  ${questao === null ? 'Prova' : `Q${questao}`}  ${codigo}  ${mensagem}`,
    ),
    `Avisos: ${report.avisos.length}${summary && ` (${summary})`}`,
    counts('Questões', report.questoes),
    counts('Itens da prova', report.itens),
    counts('Imagens', report.midias),
    ...(report.recalculo ? ['Os resultados que existem serão calculados de novo.'] : []),
    ...(report.simulacao ? ['Simulação: nada foi gravado.'] : []),
  ];
}
