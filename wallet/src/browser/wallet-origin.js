/** The origin of the wallet. The wallet fills it in when it serves a script: a module does not know its own address. */
export const walletOrigin = '{{wallet origin}}';
