import type { Texts } from '../en/en.ts';

export const signIn: Texts['signIn'] = {
  title: 'Iniciar sesión',
  promise: 'Cada pago se cobra una sola vez. Nunca dos veces, nunca se pierde.',
  intro: 'Use las credenciales que le dio su equipo de incorporación.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  signInFirst: 'Inicie sesión para abrir la página.',
  again: {
    title: 'Inicie sesión otra vez',
    text: 'Su sesión ha terminado. Inicie sesión para seguir: lo que ha escrito sigue aquí.',
    wrong: 'La contraseña es incorrecta.',
    wrongWithCode: 'La contraseña o el código son incorrectos, o el código ya se ha usado.',
    someoneElse: 'Soy otra persona',
  },
  switched: {
    title: (email) => `Ahora la sesión es de ${email}`,
    text: 'Alguien ha iniciado sesión con otro nombre en otra pestaña de este navegador, así que esta página se ha vuelto a cargar.',
  },
  failed: {
    title: (count) =>
      count === 1
        ? '1 inicio de sesión fallido desde el último suyo'
        : `${count} inicios de sesión fallidos desde el último suyo`,
    text: 'Alguien introdujo una contraseña o un código incorrectos para su cuenta. Si no fue usted, elija una contraseña nueva y active la verificación en dos pasos si está desactivada.',
  },
  passwordChange: {
    title: 'Se cambió su contraseña',
    text: (time, address) =>
      `El ${time}, desde la dirección ${address}. Si no fue usted, elija ahora una contraseña nueva y avise a un administrador.`,
  },
  code: {
    title: 'Un paso más',
    intro: 'Su cuenta tiene activada la verificación en dos pasos.',
    label: 'Código',
    hint: 'Las seis cifras de su aplicación de autenticación, o uno de sus códigos de recuperación.',
    wrong: 'El código es incorrecto o ya se ha usado.',
    submit: 'Iniciar sesión',
    back: 'Empezar de nuevo',
  },
  change: {
    title: 'Elija su propia contraseña',
    intro: 'Ha entrado con una contraseña de un solo uso. Cámbiela ahora para continuar.',
    oneTime: 'Contraseña de un solo uso',
    codeHint:
      'El próximo código de su aplicación de autenticación, o un código de recuperación. Cada código vale una vez.',
    submit: 'Establecer la contraseña',
  },
  invitation: {
    title: 'Tiene una invitación',
    intro: (environment, role) =>
      `Al panel ${environment}. Su rol: ${role}. Elija una contraseña y ya está dentro.`,
    environment: { sandbox: 'de pruebas de Florin', production: 'de Florin en producción' },
    yourRole: 'Su rol',
    until: 'La invitación vale hasta',
    signedInAs: (email) => `Aquí la sesión es de ${email}. Si acepta, pasará a ser de la persona invitada.`,
    submit: 'Establecer la contraseña y entrar',
    invalidTitle: 'Esta invitación no es válida',
    invalidIntro:
      'Se usó o se retiró, tiene más de siete días, o el enlace está incompleto. Abra el enlace otra vez tal como lo recibió, o pida uno nuevo a su administrador.',
    toSignIn: '¿Ya tiene contraseña? Inicie sesión',
  },
};
