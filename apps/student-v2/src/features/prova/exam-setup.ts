/** The exam of version 2: its policy, addresses and words. The screens are `@luneta/exam-room`. */
import { provaPolicyV2 } from '@luneta/domain';
import { wordsV2, type ExamSetup } from '@luneta/exam-room';

import { paths } from '../../shared/paths.ts';

export const examSetup: ExamSetup = { policy: provaPolicyV2, paths, words: wordsV2 };
