/** Refusals of the calls about files. What is wrong with a line is a problem of the line (`targets/`), not an error. */
import { conflict, forbidden, unprocessable } from '../../http/errors.ts';

const COMO = 'Abra a planilha e salve como CSV ou XLSX.';

export const importacaoErrors = {
  /** This profile hands in files of other things. */
  notYours: () => forbidden('tipo_de_outro_perfil', 'Seu perfil não importa este tipo de arquivo.').at('tipo'),
  /** @param oQueE the sentence that names what the file is instead of a table */
  unknownFormat: (oQueE: string) => unprocessable('formato_desconhecido', oQueE).at('corpo'),
  sameFile: () =>
    conflict(
      'mesmo_arquivo_aplicado',
      'Este mesmo arquivo já foi aplicado. Aplicar de novo não muda nada, a não ser que alguém tenha mexido depois.',
    ),
  busy: () =>
    conflict(
      'importacao_em_curso',
      'Outra importação desta escola está em andamento. Espere ela terminar e tente de novo.',
    ),
  notReady: () =>
    conflict(
      'importacao_nao_pronta',
      'Esta importação não está mais neste passo. Abra de novo para ver como ela está.',
    ),
  gone: () =>
    conflict('arquivo_apagado', 'O arquivo foi apagado depois de 30 dias. Envie de novo para conferir e aplicar.'),
  /** A file of parameters is of one exam. */
  semProva: () =>
    unprocessable('prova_necessaria', 'Escolha a prova destes parâmetros: abra a prova e comece por ela.').at(
      'avaliacao_conhecimento_id',
    ),
  provaPublicada: () =>
    forbidden(
      'prova_publicada',
      'Depois de publicada, quem importa parâmetros é a coordenação, a gestão de vida ou a administração.',
    ),
  escolherCaderno: (areas: readonly string[]) =>
    conflict('caderno_por_escolher', `Escolha o caderno de ${areas.join(', ')}, ou deixe a área como está.`),
  faulty: () => conflict('linhas_com_erro', 'Ainda há linhas com erro. Corrija as linhas ou escolha aplicar sem elas.'),
  nothing: () => conflict('nada_a_aplicar', 'Nenhuma linha muda alguma coisa. Não há o que aplicar.'),
  changed: () =>
    conflict(
      'dados_mudaram',
      'Alguém mudou pessoas ou turmas depois da conferência. Confira de novo antes de aplicar.',
    ),
  confirm: (quantos: number) =>
    unprocessable(
      'confirmacao_necessaria',
      `${quantos.toLocaleString('pt-BR')} pessoas perderiam o acesso, mais de um décimo. Escreva o número ${quantos} para confirmar.`,
    ).at('confirmacao'),
  repeatedColumn: () =>
    unprocessable('campo_repetido', 'Duas colunas não podem ser o mesmo campo. Escolha uma delas.').at('colunas'),
  neverKept: () => unprocessable('coluna_nunca_guardada', 'Esta coluna nunca é guardada. Escolha outra.').at('colunas'),
  /** @param where the part of the body that names it */
  foreignField: (where: 'colunas' | 'valores') =>
    unprocessable('campo_de_outro_tipo', 'Este campo não existe neste tipo de arquivo.').at(where),
  notNewest: () =>
    conflict(
      'nao_e_a_mais_nova',
      'Uma importação mais nova do mesmo tipo foi aplicada depois. Desfaça primeiro a mais nova.',
    ),
  tooLate: () => conflict('prazo_de_desfazer', 'Só dá para desfazer durante 30 dias.'),
};

/** What a file is that is no table we read, in words. */
export const ESTRANHOS = {
  xml: 'Este arquivo é um XML, e não uma tabela.',
  vazio: 'Este arquivo está vazio.',
  grande: 'Este arquivo passa de 20 MB. Divida a planilha em arquivos menores.',
  pdf: `Este arquivo é um PDF. ${COMO}`,
  imagem: `Este arquivo é uma imagem. ${COMO}`,
  ods: 'Este arquivo é uma planilha ODS, do LibreOffice. Abra e salve como CSV ou XLSX.',
  xls: 'Este arquivo é uma planilha XLS, do Excel antigo. Abra e salve como CSV ou XLSX.',
  xlsb: 'Este arquivo é uma planilha XLSB, binária. Abra e salve como CSV ou XLSX.',
  com_senha: 'Esta planilha está protegida por senha. Tire a senha e salve de novo.',
  documento: `Este arquivo é um documento de texto, como os do Word. ${COMO}`,
  zip: 'Este arquivo é um ZIP. Tire a planilha de dentro dele e envie só ela.',
  pagina: `Este arquivo é uma página da internet, mesmo que o nome diga XLS. ${COMO}`,
  binario: `Este arquivo não é texto nem planilha. ${COMO}`,
} as const;

const QUESTOES = 'Envie uma tabela CSV ou XLSX, um ZIP, Moodle XML, GIFT ou QTI.';

/** What a file is instead of one of questions, where other words hold than for people. */
export const ESTRANHOS_DE_QUESTOES: Readonly<Record<string, string | undefined>> = {
  xml: `Este XML não é do Moodle nem QTI. ${QUESTOES}`,
  pagina: `Este arquivo é uma página da internet. ${QUESTOES}`,
  pdf: `Este arquivo é um PDF. ${QUESTOES}`,
  documento: `Este arquivo é um documento de texto, como os do Word. ${QUESTOES}`,
  binario: `Este arquivo não traz questões que sabemos ler. ${QUESTOES}`,
};

/** What a file is instead of one of parameters. */
export const NAO_E_DO_INEP = 'Envie o ITENS_PROVA_<ano>.csv dos microdados do INEP, como ele vem no ZIP.';
