import type { Texts } from '../en/en.ts';

export const password: Texts['password'] = {
  current: 'Su contraseña del panel',
  code: 'Código',
  codeHint: 'De su aplicación de autenticación, o un código de recuperación.',
  confirm: 'CONFIRMAR',
  confirmation: {
    title: 'Confirme que es usted',
    text: 'Todo lo que mueve dinero o da acceso necesita su contraseña. No se le volverá a pedir durante cinco minutos.',
  },
  chosen: 'Contraseña nueva',
  rule: 'Al menos 12 caracteres. Unas cuantas palabras seguidas van bien. Se admite cualquier carácter, también espacios.',
  again: 'Contraseña nueva otra vez',
  tooShort: 'Al menos 12 caracteres.',
  same: 'No puede ser su contraseña anterior ni su correo electrónico.',
  differs: 'Las contraseñas no coinciden.',
  strength: {
    short: (missing) => `faltan ${missing}`,
    enough: 'Suficiente. Más larga es mejor.',
    strong: 'Fuerte',
    veryStrong: 'Muy fuerte',
  },
};
