/** Which modules of the solver the games of a page need: what its pages name before it is asked for. */
export { choose, needed } from '../solver/modules.ts';
