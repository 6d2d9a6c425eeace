"""Develops the raw pictures of a scene, as one develops a photograph.

The scene is rendered twice with half of the samples. The difference measures the noise, which non-local means remove,
guided by albedo and normals. Then come exposure, white balance, shoulder, glow, vignette, sharpening and fine grain.

    python3 develop.py .cache/syrup --look white|warm|dark|lake|desk
"""
import os, argparse
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2, numpy as np
p = argparse.ArgumentParser(); p.add_argument('out'); p.add_argument('--look', default='white'); p.add_argument('--exp', type=float, default=0)
p.add_argument('--radius', type=int, default=4); p.add_argument('--k', type=float, default=.6); p.add_argument('--scale', type=float, default=1)
p.add_argument('--amber', type=float, default=0, help='turn strongly coloured yellows towards amber')
a = p.parse_args(); raw = a.out + '.raw/'
def load(k, i):
    im = cv2.imread(raw + '%s%04d.exr' % (k, i), cv2.IMREAD_UNCHANGED)
    return np.nan_to_num(im[..., :3].astype(np.float32))
A, B = np.maximum(load('color', 0), 0), np.maximum(load('color', 1), 0)

def despike(x, other):
    """Single hot pixels: not brighter than 2.2 x the second brightest of their surroundings in the other render."""
    lum = lambda v: v @ np.array([.07, .72, .21], np.float32)
    ref = cv2.dilate(cv2.medianBlur(lum(other), 5), np.ones((3, 3))) * 2.2 + .02
    f = np.minimum(1, ref / np.maximum(lum(x), 1e-6)); return x * f[..., None]
def nlm(A, B, feats, R, k):
    C = 6.
    la, lb = np.log1p(C*A), np.log1p(C*B)
    AV = np.full((1, 3), 1/3, np.float32)
    box = lambda v, n: cv2.blur(v, (n, n), borderType=cv2.BORDER_REFLECT)
    var = box((la - lb)**2, 9) * .5 + 2e-6                         # variance of one half buffer
    h, w = A.shape[:2]; acc = [np.zeros_like(A), np.zeros_like(A)]; ws = [np.zeros((h, w), np.float32) for _ in 'ab']
    f = cv2.blur(np.concatenate(feats, 2), (3, 3)) if feats else None
    shift = lambda v, dx, dy: cv2.copyMakeBorder(v, R, R, R, R, cv2.BORDER_REFLECT)[R+dy:R+dy+h, R+dx:R+dx+w]
    pad = lambda v: cv2.copyMakeBorder(v, R, R, R, R, cv2.BORDER_REFLECT)
    P = dict(la=pad(la), lb=pad(lb), var=pad(var), A=pad(A), B=pad(B)); PF = [pad(np.ascontiguousarray(f[..., i:i+3])) for i in range(0, f.shape[2], 3)] if feats else []
    F = [np.ascontiguousarray(f[..., i:i+3]) for i in range(0, f.shape[2], 3)] if feats else []
    for dy in range(-R, R+1):
        for dx in range(-R, R+1):
            if dx*dx + dy*dy > R*R + 1: continue
            q = lambda n: P[n][R+dy:R+dy+h, R+dx:R+dx+w]
            vq = q('var'); inv = 1/(k*k*(var + vq) + 1e-6); sub = var + np.minimum(var, vq); df = None
            for g, pg in zip(F, PF):
                d = cv2.transform(cv2.pow(g - pg[R+dy:R+dy+h, R+dx:R+dx+w], 2), AV)*250; df = d if df is None else np.maximum(df, d)
            for j, (mine, name, src) in enumerate(((lb, 'lb', 'A'), (la, 'la', 'B'))):
                d = cv2.transform((cv2.pow(mine - q(name), 2) - sub) * inv, AV)
                d = np.maximum(box(d, 5), 0)
                if df is not None: d = np.maximum(d, df)
                wt = cv2.exp(-d); acc[j] += cv2.merge([wt]*3)*q(src); ws[j] += wt
    return acc[0]/ws[0][..., None], acc[1]/ws[1][..., None]

cache = raw + 'clean.npy'
if os.path.exists(cache) and os.path.getmtime(cache) > os.path.getmtime(raw + 'color0001.exr'): x = np.load(cache).astype(np.float32)
else:
    A, B = despike(A, B), despike(B, A)
    feats = [np.clip((load('albedo', 0)+load('albedo', 1))*.5, 0, 1)*.8, (load('normal', 0)+load('normal', 1))*.25]
    A, B = nlm(A, B, feats, a.radius, a.k)
    x = ((A + B)*.5)[..., ::-1]; np.save(cache, x.astype(np.float16))

L = {'white': dict(exp=.42, wb=(1.0, 1.0, 1.0), white=1.0, toe=.0, vig=.02, glow=.02, grain=.0035, sat=1.06, lift=(0, 0, 0)),
     'warm':  dict(exp=.0, wb=(1.02, 1, .97), white=3.2, toe=.003, vig=.20, glow=.05, grain=.004, sat=1.05, lift=(.0040, .0030, .0022)),
     'dark':  dict(exp=.0, wb=(1, 1, 1), white=4.0, toe=.004, vig=.34, glow=.09, grain=.006, sat=1.04, lift=(.0016, .0042, .0052)),
     'lake':  dict(exp=.0, wb=(1, 1, 1), white=5.0, toe=.002, vig=.45, glow=.10, grain=.005, sat=1.0, lift=(.0016, .0046, .0058)),
     'desk':  dict(exp=.0, wb=(1, 1, 1), white=3.0, toe=.003, vig=.25, glow=.06, grain=.005, sat=1.03, lift=(.0014, .0036, .0044))}[a.look]
x = x * 2**(L['exp'] + a.exp) * np.array(L['wb'], np.float32); h, w = x.shape[:2]
if a.amber:
    sat = 1 - x.min(2)/np.maximum(x.max(2), 1e-4); sm = np.clip((sat - .80)/.15, 0, 1); sm = sm*sm*(3 - 2*sm)*a.amber
    x = x * np.stack([1 - .06*sm, 1 - .30*sm, 1 - .35*sm], 2)
hot = np.maximum(x - .8, 0); g = sum(cv2.GaussianBlur(np.minimum(hot, 6), (0, 0), w*s) for s in (.004, .014, .05))/3
x = x + L['glow']*g
yy, xx = np.mgrid[0:h, 0:w]; cx, cy = (.72, .56) if a.look == 'lake' else (.5, .5)
r2 = ((xx/w-cx)**2 + (yy/h-cy)**2)*2
fall = .16 + .84*np.exp(-(((xx/w-cx)/.46)**2 + ((yy/h-cy)/np.where(yy/h > cy, .66, .44))**2)*.9) if a.look == 'lake' else 1 - L['vig']*r2
x = x * fall.astype(np.float32)[..., None] + np.array(L['lift'], np.float32)
W = L['white']
if a.look == 'white':                                              # near-linear, soft shoulder from .80, paper white stays paper white
    t = .72; x = np.where(x > t, t + (1-t)*np.tanh((x-t)/(1-t)), x)
else:                                                              # extended Reinhard per channel, keeps the blacks deep
    lm = (x @ np.array([.2126, .7152, .0722], np.float32))[..., None]; tm = lambda v: v*(1 + v/(W*W))/(1 + v)
    x = .55*tm(x) + .45*np.minimum(x*(tm(lm)/np.maximum(lm, 1e-6)), 1)   # half per channel, half by luminance: lights stay warm
    x = np.maximum(x - L['toe'], 0)
lum = (x @ np.array([.2126, .7152, .0722]))[..., None]; x = lum + (x - lum)*L['sat']
x = np.clip(x, 0, 1); x = np.where(x <= .0031308, 12.92*x, 1.055*np.power(np.maximum(x, 1e-8), 1/2.4) - .055)
if a.look == 'white': x = x - .34*x*(1-x)**2                       # print contrast: mid-tones down, white stays
else: x = x + .05*(x*x*(3-2*x) - x)*2               # a little contrast
if a.scale != 1: x = cv2.resize(x.astype(np.float32), None, fx=1/a.scale, fy=1/a.scale, interpolation=cv2.INTER_AREA)
bl = cv2.GaussianBlur(x.astype(np.float32), (0, 0), 1.1); x = x + .35*(x - bl)   # sharpen a little, as every photograph is
rng = np.random.default_rng(5); n = cv2.GaussianBlur(rng.normal(0, 1, x.shape[:2]).astype(np.float32), (0, 0), .7)*1.6
x = x + (n*L['grain'])[..., None]
cv2.imwrite(a.out + '.png', np.clip(x[..., ::-1]*255 + .5, 0, 255).astype(np.uint8))
