export { responseChecks } from '@luneta/openapi/checks/student-v2';
