/**
 * Which modules share a file. A cold load is bound by the number of requests and the bytes before the first picture, so
 * there are a few files: `react` (with React Query), `shell` (what the entry imports), `common` (what screens of every kind
 * share), and one for each family of screens. What one screen alone needs, or few visits, stays with whoever imports it.
 */
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/**
 * Modules that only screens of one kind need, by their paths. The order is that of their priority: a group takes what its
 * modules import along, so what several families need comes first.
 */
const FAMILIES: readonly { readonly name: string; readonly of: RegExp; readonly except?: RegExp }[] = [
  {
    // A question on a card with its options: exams, exercises, quizzes and reviews show it. The sanitiser comes with it.
    name: 'question',
    of: /ui\/src\/components\/question\/|foundations\/rich-html\/|\/dompurify\/|domain\/src\/html-allow-list|overlays\/countdown-dialog\/|app-shell\/src\/login\/sign-in-dialog/u,
  },
  {
    name: 'exam',
    of: /packages\/(?:exam|exam-room)\/|ui\/src\/components\/exam\/|api-client\/src\/tags\/prova|routes\/prova\.tsx/u,
    // Cards of the list of exams and marked essays stand on other screens as well.
    except:
      /exam-room\/src\/marking\/|components\/exam\/(?:exam-card|exam-row|exam-shell|facts-list|open-exam-card|prova-|rules-list|subject-bars|timer)/u,
  },
  {
    // Roadmaps: the way through a subject, its phases and what they earn.
    name: 'study',
    of: /student-v1\/src\/(?:(?:game|fase)\/|routes\/fase-)|student-v2\/src\/trilha\/(?!use-reading)|api-client\/src\/tags\/(?:trilha|fase)|components\/(?:study|phases|game)\/|components\/navigation\/page-index|components\/feedback\/(?:deadline-badge|steps)/u,
    except: /components\/(?:game\/(?:game-piece|stars|counter)|phases\/boss-(?!horizon|card))/u,
  },
  {
    // The Boss of version 1.
    name: 'boss',
    of: /student-v1\/src\/(?:features\/boss\/|routes\/boss-)|api-client\/src\/tags\/boss|components\/phases\/boss-(?!horizon|card)/u,
  },
  { name: 'account', of: /domain\/src\/(?:senha|configuracao-campos)|forms\/requirements-list\//u },
  {
    // Scores, answer keys and rankings.
    name: 'results',
    of: /components\/(?:results|ranking)\/|student-v1\/src\/(?:gabaritos|resultados|features\/resultados)\/|student-v2\/src\/(?:desempenho|ranking|resultado|tri)\/|domain\/src\/(?:tri|gabarito)(?!lha)/u,
    except:
      /components\/results\/(?:number-text|before-after-bar|class-percent|difficulty-mark|level-bars|verdict-label)/u,
  },
];
const RARE =
  /app-shell\/src\/(?:security|recovery|account|help|legal|viewer|maintenance|survey|reporting|entry\/passing)|features\/(?:redacao|instrucoes|finalizado|conta|configuracoes)\/|components\/(?:overlays\/corner-sheet|forms\/copy-field)\/|@sentry|\/zod\//u;

const unified = (id: string) => id.replaceAll('\\', '/');
const isRare = (id: string) => RARE.test(unified(id));
const isOf = ({ of, except }: (typeof FAMILIES)[number], id: string) =>
  of.test(unified(id)) && except?.test(unified(id)) !== true;

/** For `build.rolldownOptions.output.codeSplitting`. A higher priority takes a module, and what it imports, first. */
export const chunkGroups = (): CodeSplittingGroup[] => [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/u, priority: 30 },
  { name: 'shell', tags: ['$initial'], priority: 20 },
  {
    name: 'common',
    test: (id: string) => !isRare(id) && !FAMILIES.some((family) => isOf(family, id)),
    minShareCount: 2,
    priority: 15,
  },
  ...FAMILIES.map((family, n) => ({
    name: family.name,
    test: (id: string) => !isRare(id) && isOf(family, id),
    minShareCount: 2,
    priority: 14 - n,
  })),
];
