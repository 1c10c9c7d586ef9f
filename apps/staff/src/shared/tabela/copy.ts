import type { ArquivoEstranho } from '@luneta/domain/tabela-arquivo';

const COMO = 'Abra a planilha e salve como CSV ou XLSX.';

export const copy = {
  estranho: {
    vazio: 'Este arquivo está vazio.',
    grande: 'Este arquivo é grande demais para uma planilha de turma: no máximo 20 MB.',
    pdf: `Este arquivo é um PDF. ${COMO}`,
    imagem: `Este arquivo é uma imagem. ${COMO}`,
    ods: 'Este arquivo é uma planilha ODS, do LibreOffice. Abra e salve como CSV ou XLSX.',
    xls: 'Este arquivo é uma planilha XLS, do Excel antigo. Abra e salve como CSV ou XLSX.',
    xlsb: 'Este arquivo é uma planilha XLSB, binária. Abra e salve como CSV ou XLSX.',
    com_senha: 'Esta planilha está protegida por senha. Tire a senha e salve de novo.',
    documento: `Este arquivo é um documento de texto, como os do Word. ${COMO}`,
    zip: 'Este arquivo é um ZIP. Tire a planilha de dentro dele e escolha só ela.',
    pagina: `Este arquivo é uma página da internet, mesmo que o nome diga XLS. ${COMO}`,
    binario: `Este arquivo não é texto nem planilha. ${COMO}`,
  } satisfies Record<ArquivoEstranho, string>,
  xlsxGrande: 'Esta planilha ocupa espaço demais ao ser aberta. Copie só a tabela da turma para um arquivo novo.',
  xlsxIlegivel: 'Não conseguimos ler esta planilha: o arquivo parece danificado. Abra e salve de novo.',
} as const;
