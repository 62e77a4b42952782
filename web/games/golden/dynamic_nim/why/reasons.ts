export { reasons } from '../../why/reasons.ts';
