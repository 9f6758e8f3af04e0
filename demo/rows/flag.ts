export const flag = (yes: boolean): 'Y' | 'N' => (yes ? 'Y' : 'N');
