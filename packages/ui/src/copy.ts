// Words that several components say of themselves; what one component says stands beside it. `WordsProvider` replaces any.
// Sentences of a screen never live here: they come by props from the feature's copy.
export const close = 'Fechar';
export const loading = 'Carregando…';
export const newTab = '(abre em nova aba)';
export const optional = '(opcional)';
export const previousPage = 'Página anterior';
export const nextPage = 'Próxima página';
export const pageOf = (page: number, pages: number) => `Página ${page} de ${pages}`;
export const scrollableTable = 'Tabela com rolagem';
export const bossEnergy = (percent: number) => `Boss com ${percent}% de energia`;
export const starsOf = (won: number, of: number) => `${won} de ${of} estrelas`;
export const coins = (count: string) => (count === '1' ? '1 moeda' : `${count} moedas`);
export const more = (counted: string) => `Mais ${counted}`;
export const noCoins = 'Nenhuma moeda';
export const doubled = 'em dobro';
export const livesOf = (lives: number, of: number) => `${lives} de ${of} vidas`;
export const nextLife = (minutes: number) =>
  minutes === 1 ? 'Próxima vida em 1 minuto' : `Próxima vida em ${minutes} minutos`;
export const clear = 'Limpar';
