/** The receipt beside what this device still holds of the day (decisions 208 and 215). */
import { describeReceipt } from '@luneta/exam-room/testing';

import { axeViolations, open } from '../../testing/open.tsx';

describeReceipt({ open: (server) => open('/v1/central_avaliacoes/301/1/finalizada', { server }), axeViolations });
