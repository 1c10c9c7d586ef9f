/** Every word that components say by themselves, with what stands there in Portuguese: texts, and functions that make one of numbers and names. */
export interface Words {
  /** Fechar */
  readonly close: string;
  /** Carregando… */
  readonly loading: string;
  /** (abre em nova aba) */
  readonly newTab: string;
  /** Salvar */
  readonly save: string;
  /** Descartar */
  readonly discard: string;
  /** Mostrar senha */
  readonly showPassword: string;
  /** O Caps Lock está ativado. */
  readonly capsLock: string;
  /** (opcional) */
  readonly optional: string;
  /** Mostrar */
  readonly show: string;
  /** Copiar */
  readonly copyValue: string;
  /** Copiado */
  readonly copied: string;
  /** Não conseguimos copiar. O texto já está selecionado: use a opção Copiar do aparelho. */
  readonly copyFailed: string;
  /** Regra */
  readonly rulePending: string;
  /** Cumprida */
  readonly ruleMet: string;
  /** Falta */
  readonly ruleUnmet: string;
  /** Escolha um arquivo */
  readonly chooseFile: string;
  /** ou solte aqui */
  readonly chooseFileHint: string;
  /** Trocar */
  readonly changeFile: string;
  /** Cancelar envio */
  readonly stopSending: string;
  /** Este arquivo está vazio. Escolha outro. */
  readonly fileEmpty: string;
  /** O arquivo tem {size} e o limite é {limit}. */
  readonly fileTooLarge: (size: string, limit: string) => string;
  /** {met} de {of} regras cumpridas */
  readonly rulesMet: (met: number, of: number) => string;
  /** Avisos */
  readonly notices: string;
  /** Páginas de avatares */
  readonly avatarPages: string;
  /** Página anterior */
  readonly previousPage: string;
  /** Próxima página */
  readonly nextPage: string;
  /** Página {page} de {pages} */
  readonly pageOf: (page: number, pages: number) => string;
  /** Faltam 5 caracteres ou menos para o limite. */
  readonly nearLimit: string;
  /** Passou do limite de {limit} caracteres. */
  readonly overLimit: (limit: number) => string;
  /** Imagem da questão */
  readonly questionImage: string;
  /** A imagem não carregou. */
  readonly imageFailed: string;
  /** Tabela com rolagem */
  readonly scrollableTable: string;
  /** Fórmula com rolagem */
  readonly scrollableFormula: string;
  /** Fase {number}, {name}, {stars} de 3 estrelas, atual */
  readonly phase: (number: number, name: string, stars: number, current: boolean) => string;
  /** Fase {number}, {name}, bloqueada */
  readonly lockedPhase: (number: number, name: string) => string;
  /** Páginas de fases */
  readonly phasePages: string;
  /** {value} de {of} Bosses */
  readonly bossesOf: (value: number, of: number) => string;
  /** 2 vitórias */
  readonly winsOf: (value: number) => string;
  /** Progresso em {materia} */
  readonly progressOf: (materia: string) => string;
  /** {value} de {of} itens */
  readonly itemsOf: (value: number, of: number) => string;
  /** Boss com {percent}% de energia */
  readonly bossEnergy: (percent: number) => string;
  /** {acertos} de {total} acertos */
  readonly hitsOf: (acertos: number, total: number) => string;
  /** concluída */
  readonly stepDone: string;
  /** respondida com erro */
  readonly stepMissed: string;
  /** etapa atual */
  readonly stepNow: string;
  /** a fazer */
  readonly stepNext: string;
  /** Anteriores */
  readonly previousItems: string;
  /** Próximos */
  readonly nextItems: string;
  /** carrossel */
  readonly carousel: string;
  /** Você está em */
  readonly breadcrumb: string;
  /** Assistir: {title} */
  readonly watch: (title: string) => string;
  /** {won} de {of} estrelas */
  readonly starsOf: (won: number, of: number) => string;
  /** Fase pendente */
  readonly starsPending: string;
  /** {count} estrelas */
  readonly stars: (count: string) => string;
  /** {count} moedas */
  readonly coins: (count: string) => string;
  /** Mais {counted} */
  readonly more: (counted: string) => string;
  /** Nenhuma moeda */
  readonly noCoins: string;
  /** em dobro */
  readonly doubled: string;
  /** {lives} de {of} vidas */
  readonly livesOf: (lives: number, of: number) => string;
  /** Próxima vida em {minutes} minutos */
  readonly nextLife: (minutes: number) => string;
  /** Ver vidas */
  readonly openLives: string;
  /** Menos 1 vida */
  readonly lifeLost: string;
  /** Limpar */
  readonly clear: string;
  /** Limpar seleção */
  readonly clearSelection: string;
  /** Limpar busca */
  readonly clearSearch: string;
  /** Mostrar opções */
  readonly showOptions: string;
  /** De */
  readonly from: string;
  /** Até */
  readonly to: string;
  /** Remover filtro {filter} */
  readonly removeFilter: (filter: string) => string;
  /** Tirar {label} */
  readonly takeOut: (label: string) => string;
  /** Filtros aplicados */
  readonly appliedFilters: string;
  /** Filtros */
  readonly filters: string;
  /** Filtros ({n}) */
  readonly filtersActive: (n: number) => string;
  /** Mais filtros */
  readonly moreFilters: string;
  /** Ordenar por */
  readonly sortBy: string;
  /** {column}, em ordem crescente */
  readonly ascending: (column: string) => string;
  /** {column}, em ordem decrescente */
  readonly descending: (column: string) => string;
  /** Sem ordenação */
  readonly unsorted: string;
  /** Selecionar todas as linhas */
  readonly selectAll: string;
  /** Aparece só agora. Depois, nem a escola consegue ver. */
  readonly secretOnce: string;
  /** Copiar tudo */
  readonly secretCopyAll: string;
  /** Copiar senha */
  readonly secretCopy: string;
  /** Não conseguimos copiar. Anote a senha antes de fechar. */
  readonly secretCopyFailed: string;
  /** Imprimir ficha */
  readonly secretPrint: string;
  /** Fechar sem copiar nem imprimir pede confirmação. */
  readonly secretAsksBoth: string;
  /** Fechar sem copiar pede confirmação. */
  readonly secretAsksCopy: string;
  /** Fechar sem guardar a senha? */
  readonly secretAskTitle: string;
  /** A senha não aparece de novo. Se ninguém anotou, será preciso gerar outra. */
  readonly secretAskText: string;
  /** Voltar à senha */
  readonly secretStay: string;
  /** Ficha de */
  readonly slipOf: string;
  /** Anterior */
  readonly slipBefore: string;
  /** Próxima */
  readonly slipNext: string;
  /** {n} de {of} */
  readonly slipCount: (n: number, of: number) => string;
  /** folha */
  readonly sheet: string;
  /** folha {n} de {of} */
  readonly sheetOf: (n: number, of: number) => string;
  /** de, between the number of a sheet and how many there are */
  readonly sheetsOf: string;
  /** Fechar mesmo assim */
  readonly secretLeave: string;
  /** Etapa {place} de {of} */
  readonly stepOf: (place: number, of: number) => string;
  /** {n}% */
  readonly percent: (n: number) => string;
  /** antes: */
  readonly before: string;
  /** depois: */
  readonly after: string;
  /** vazio */
  readonly nothing: string;
}
