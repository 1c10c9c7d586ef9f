/**
 * Which modules share a file. A cold load is bound by the number of requests and the bytes before the first picture, so
 * there are a few files: the entry with React and all it imports, `common` (what screens of every kind share), and one for
 * each family of screens. What one screen alone needs, or few visits, stays with whoever imports it.
 */
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/** All questions at a glance. */
const CELLS = /components\/question\/(?:question-cell\/question-cell\.tsx|question-grid\/|answers-legend\/)/u;

/** The frame of each app, and what only screens inside it share. Styles are few, and stay with the others. */
const FRAMES: Readonly<Record<string, RegExp>> = {
  'student-v1':
    /(?:shared\/frame|app-shell\/src\/(?:frame\/(?:student-frame|brand-header|copy)|turmas\/(?:former-turma-note|copy)|session\/use-forced)|student-v1\/src\/shared\/central\/(?:central-frame|copy))\.tsx?$/u,
  'student-v2':
    /(?:shared\/frame|app-shell\/src\/(?:frame\/(?:student-frame|brand-header|copy)|turmas\/(?:former-turma-note|copy|turmas-button)|session\/use-forced)|identity\/avatar\/avatar(?:-urls)?|navigation\/accordion\/accordion|exam\/open-exam-card\/open-exam-card|student-v2\/src\/shared\/ranking\/use-ranking-filter)\.tsx?$/u,
};

/** Modules that several screens share, and that no question and no home needs before its first picture. */
const PAGES: Readonly<Record<string, RegExp>> = {
  'student-v1':
    /components\/(?:actions\/(?:pager\/(?!page-links)|segments\/|row\/)|overlays\/(?:dialog|modal-base|confirm|leave-guard)\/|exam\/(?:facts-list|rules-list)\/|feedback\/(?:mode-banner\/|progress-ring\/progress-ring\.tsx))|session\/use-(?:student-view|may-change-conta)|domain\/src\/(?:redacao|ranking)\.ts|api-client\/src\/tags\/home/u,
  'student-v2':
    /components\/(?:actions\/(?:pager\/(?!page-links)|row\/)|forms\/switch\/|overlays\/(?:confirm|leave-guard)\/|exam\/subject-bars\/|results\/(?:level-bars|difficulty-mark)\/|feedback\/mode-banner\/|navigation\/edge-bar\/)|session\/use-(?:student-view|may-change-conta)|domain\/src\/(?:redacao|pergunta-seguranca)\.ts/u,
};

type Family = {
  readonly name: string;
  readonly of: RegExp;
  readonly except?: RegExp;
  readonly shared?: number;
  /** The apps that have it; all unless said. */
  readonly apps?: readonly string[];
  /**
   * In the students' apps its styles stand with those that every screen has: a file more would be one request more on each
   * question.
   */
  readonly stylesInCommon?: true;
};

/**
 * Modules that only screens of one kind need, by their paths. The order is that of their priority: a group takes what its
 * modules import along, so what several families need comes first.
 */
const FAMILIES: readonly Family[] = [
  {
    // The login and the forms of other rare screens.
    name: 'login',
    of: /app-shell\/src\/(?:login\/(?!sign-in|again|attention)|foot\/|help\/(?:help\.|copy)|legal\/(?:legal-links|copy))|components\/(?:forms\/(?:password-input|checkbox|search-input)|foundations\/trajectory)\//u,
  },
  {
    // A question on a card with its options: exams, exercises, quizzes and reviews show it.
    name: 'question',
    of: /ui\/src\/components\/question\/|foundations\/rich-html\/|domain\/src\/html-allow-list/u,
    except: /components\/question\/(?:question-cell|question-grid|answers-legend)\//u,
    stylesInCommon: true,
  },
  {
    name: 'cells',
    of: CELLS,
  },
  {
    // Kept writes: exams, exercises and the Boss send them, and no home needs it.
    name: 'outbox',
    of: /packages\/outbox\//u,
  },
  {
    name: 'exam',
    // Its one route needs all of it: no file for the route alone.
    shared: 1,
    of: /packages\/(?:exam|exam-room)\/|ui\/src\/components\/exam\/|student-v\d\/src\/features\/prova\/prova-screens\.tsx/u,
    // Cards of the list of exams and marked essays stand on other screens as well; essay and delivery have their own.
    except:
      /exam-room\/src\/(?:marking|review|single|start)\/|components\/exam\/(?:exam-card|exam-row|exam-shell|facts-list|open-exam-card|prova-|rules-list|subject-bars|timer)/u,
  },
  {
    // The game of version 1: counters, phases and their map.
    name: 'study',
    apps: ['student-v1'],
    stylesInCommon: true,
    of: /student-v1\/src\/shared\/(?:game\/|fase\/(?:copy|log-entry)\.)|components\/(?:phases|game)\/|domain\/src\/(?:fase|boss)\.ts/u,
    except: /components\/(?:game\/(?:game-piece|hearts|coin-gain|stars|price|confetti)|phases\/boss-(?!horizon|card))/u,
  },
  {
    // A phase of version 1.
    name: 'fase',
    apps: ['student-v1'],
    stylesInCommon: true,
    of: /student-v1\/src\/shared\/fase\/|api-client\/src\/tags\/fase|components\/(?:feedback\/steps|game\/(?:hearts|coin-gain|stars|price|confetti))|domain\/src\/(?:exercicio-lugar|pausa)\.ts|ui\/src\/theme\/contract\.css/u,
  },
  {
    // A quiz question brings the question with it: only the quiz and the result of a phase load it.
    name: 'quiz',
    apps: ['student-v2'],
    of: /components\/study\/quiz-item\//u,
  },
  {
    // Roadmaps of version 2: the way through a subject, its phases and what they earn.
    name: 'study',
    apps: ['student-v2', 'staff'],
    of: /student-v2\/src\/shared\/trilha\/(?!use-reading)|api-client\/src\/tags\/(?:trilha|fase)|components\/(?:study|phases|game)\/|components\/navigation\/page-index|components\/feedback\/(?:deadline-badge|steps)|domain\/src\/(?:fase|boss)\.ts|ui\/src\/theme\/contract\.css/u,
    except: /components\/(?:game\/game-piece|phases\/boss-(?!horizon|card))/u,
  },
  {
    // The Boss of version 1.
    name: 'boss',
    // The energy bar stands before the battle and in it.
    stylesInCommon: true,
    of: /student-v1\/src\/features\/boss\/|api-client\/src\/tags\/boss|components\/phases\/boss-(?!horizon|card)/u,
  },
  {
    // Of React's stores, for the editor and for lists that are searched by typing: neither brings the other with it.
    name: 'store',
    of: /\/node_modules\/use-sync-external-store\//u,
  },
  {
    // The text editor of staff: by far the largest part, and only what edits a course or a legal text needs it.
    name: 'editor',
    of: /ui\/src\/components\/editor\/|\/(?:@tiptap|prosemirror-[a-z-]+|linkifyjs|orderedmap|rope-sequence|w3c-keyname|fast-equals)\//u,
  },
  {
    // Lists that are searched by typing: forms that a few screens of staff open.
    name: 'combobox',
    of: /ui\/src\/components\/[a-z]+\/(?:combobox|multi-select)\/|\/node_modules\/(?:@base-ui|@floating-ui|tabbable|reselect)\//u,
  },
  {
    // Opening a student and their passwords: the two screens of staff that show people.
    name: 'people',
    of: /staff\/src\/(?:shared\/open-aluno\/|recentes)|components\/staff\/access-slips\//u,
  },
  {
    // Calls about courses and questions.
    name: 'courses',
    of: /api-client\/src\/tags\/gestao-(?:cursos|questoes)/u,
  },
  {
    // Screens of staff about one exam.
    name: 'exams',
    of: /staff\/src\/features\/provas\/|api-client\/src\/tags\/gestao-provas/u,
  },
  {
    // A question as staff read it: the screen of the bank, and a dialog that comes when it is asked for.
    name: 'question',
    apps: ['staff'],
    of: /staff\/src\/questao\/|ui\/src\/components\/question\//u,
  },
  {
    // Essays and answers that staff mark.
    name: 'essays',
    of: /staff\/src\/features\/redacoes\/|api-client\/src\/tags\/gestao-redacoes/u,
  },
  {
    // Acts of staff that ask for a reason, and what follows from them.
    name: 'acts',
    of: /staff\/src\/ato\/|\/effects-list\//u,
  },
  {
    // Lists of staff: tables, their filters and pages.
    name: 'lists',
    of: /ui\/src\/components\/(?:staff\/(?:data-table|filter-bar)|forms\/(?:date-range|search-box))\/|app-shell\/src\/list\/|staff\/src\/lista\//u,
  },
  {
    name: 'account',
    of: /domain\/src\/(?:senha|configuracao-campos)|forms\/requirements-list\/|session\/use-sign-out/u,
  },
  // Levels of learning.
  {
    name: 'levels',
    of: /student-v2\/src\/shared\/aprendizagem\/|api-client\/src\/tags\/aprendizagem|identity\/level-badge\/|navigation\/carousel\//u,
  },
  {
    name: 'ranking',
    apps: ['student-v1', 'student-v2'],
    // In version 2 the frame has the avatars.
    of: /components\/ranking\/|identity\/avatar\/avatar(?:-urls)?\.tsx?|student-v1\/src\/(?:features|shared)\/resultados\/(?!estrelas)|student-v2\/src\/shared\/ranking\//u,
    // The filter starts calls of the home.
    except: /ranking\/(?:use-ranking-filter|(?:my-position-card|star-total)\/.*\.css)/u,
  },
  {
    // Scores and answer keys.
    name: 'results',
    of: /components\/results\/|student-v1\/src\/shared\/gabaritos\/|student-v2\/src\/shared\/(?:desempenho|tri)\/|domain\/src\/(?:tri|gabarito)(?!lha)/u,
    except:
      /components\/results\/(?:number-text|before-after-bar|class-percent|difficulty-mark|level-bars|verdict-label)/u,
  },
];
/** What comes later by `import()`: it stays with whoever fetches it. */
const LATE =
  /app-shell\/src\/(?:login\/(?:again|attention)|notices|turmas\/turmas-dialog|pages\/(?:handover-page|use-handover))|exam-room\/src\/(?:session\/dialogs|delivery\/(?!delivery-countdown)|essay\/|question\/(?:grid-dialog|all-questions|parts\/|text\/(?!lazy-)))|components\/exam\/essay-|components\/overlays\/countdown-dialog\/|rich-html\/purify|\/dompurify\/|student-v1\/src\/(?:shared\/game\/lives-dialog|features\/exercicio\/result-sheet)/u;
const RARE =
  /app-shell\/src\/(?:form\/(?!save-key)|security|recovery|account|frame\/public-frame|help\/(?!help\.|copy)|legal\/(?!legal-links|copy)|viewer|maintenance|survey\/(?!use-survey-moment)|reporting|entry\/passing)|features\/(?:redacao|instrucoes|finalizado|conta|configuracoes)\/|components\/(?:overlays\/(?:corner-sheet|one-time-secret)|forms\/copy-field)\/|@sentry|node_modules\/(?:fflate|qr)\/|domain\/src\/(?:zip|tabela-xlsx)\.|shared\/(?:qr|fichas)\/|components\/staff\/(?:print-sheet|access-slips)\/|\/zod\/|\/final-form\/|openapi\/generated\/schemas|api-client\/src\/schemas|forms\/error-summary\//u;

/** The families that take their modules, and what these import, before `common` does. */
const BEFORE_COMMON = 1;
const SHELL = 200;
/** Above the number of families: a group with a priority below 0 takes what is not its own. */
const COMMON = 100;

const unified = (id: string) => id.replaceAll('\\', '/');
/** Students meet a drawer with a new password alone; staff on most screens. */
const RARE_TO_STUDENTS = /components\/overlays\/drawer\//u;
const isRare = (id: string, app?: string) =>
  RARE.test(unified(id)) || LATE.test(unified(id)) || (isStudents(app) && RARE_TO_STUDENTS.test(unified(id)));
const isOf = ({ of, except }: Family, id: string) => of.test(unified(id)) && except?.test(unified(id)) !== true;
const STYLES = /\.vanilla\.css/u;
const isStudents = (app: string | undefined) => FRAMES[app ?? ''] !== undefined;

/** The families of one app, in the order of their priority. */
function familiesOf(app: string | undefined): Family[] {
  const frame = FRAMES[app ?? ''];
  const pages = PAGES[app ?? ''];
  const own: Family[] = [
    ...(frame === undefined ? [] : [{ name: 'frame', of: frame, shared: 1 }]),
    ...(pages === undefined ? [] : [{ name: 'pages', of: pages, stylesInCommon: true } as const]),
  ];
  const families = FAMILIES.filter(({ apps }) => apps === undefined || apps.includes(app ?? ''));
  return [...families.slice(0, BEFORE_COMMON), ...own, ...families.slice(BEFORE_COMMON)];
}

/** For `build.rolldownOptions.output.codeSplitting`. A higher priority takes a module, and what it imports, first. */
export function chunkGroups(app?: string): CodeSplittingGroup[] {
  const families = familiesOf(app);
  const isTaken = (family: Family, id: string) =>
    isOf(family, id) && !(family.stylesInCommon === true && isStudents(app) && STYLES.test(id));
  return [
    { name: 'shell', tags: ['$initial'], priority: SHELL },
    {
      name: 'common',
      test: (id: string) => !isRare(id, app) && !families.some((family) => isTaken(family, id)),
      minShareCount: 2,
      priority: COMMON,
    },
    ...families.map((family, n) => ({
      name: family.name,
      test: (id: string) => !isRare(id, app) && isOf(family, id),
      minShareCount: family.shared ?? 2,
      priority: n < BEFORE_COMMON ? SHELL - 1 - n : COMMON - n,
    })),
  ];
}
